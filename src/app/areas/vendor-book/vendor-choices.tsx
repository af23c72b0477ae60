import { useState } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { searchBook } from './book-groups.ts'
import { type Chosen, TAKEN, VendorChoice } from './vendor-choice.tsx'

type VendorChoicesProps = {
  vendors: readonly BookVendor[]
  /** The day of the wedding, by which a price counts. */
  day: string | null
  isPresent: (vendor: BookVendor) => boolean
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  problem: string | null | undefined
}

/** From so many vendors on they are searched. */
const SEARCHED_FROM = 8

/** So many are drawn; the others are found by searching. */
const ROWS = 60

/** The vendors of the book, each with its box and the price that goes with it; the chosen ones stay in sight. */
export function VendorChoices({ vendors, onChoose, problem, ...props }: VendorChoicesProps) {
  const [search, setSearch] = useState('')
  const { chosen } = props
  const found = searchBook(vendors, { search, category: null })
  const shown = [
    ...vendors.filter(({ id }) => chosen.has(id)),
    ...found.filter(({ id }) => !chosen.has(id)).slice(0, ROWS),
  ]
  const toggle = (id: string) =>
    onChoose(
      chosen.has(id)
        ? new Map([...chosen].filter(([other]) => other !== id))
        : new Map([...chosen, [id, TAKEN]]),
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-strong">Proveedores</legend>
      {vendors.length >= SEARCHED_FROM && (
        <SearchField label="Buscar en la libreta" value={search} onChange={setSearch} />
      )}
      <ul className="border-t border-line">
        {shown.map((vendor) => (
          <VendorChoice
            key={vendor.id}
            vendor={vendor}
            {...props}
            onToggle={() => toggle(vendor.id)}
            onTake={(taken) => onChoose(new Map([...chosen, [vendor.id, taken]]))}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
