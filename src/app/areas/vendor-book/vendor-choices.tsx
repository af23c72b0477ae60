import { useState } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { amountInWords } from '#domain/vendor-book/price-text.ts'
import { type BookPrice, priceOn } from '#domain/vendor-book/vendor-book.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { searchBook } from './book-groups.ts'
import { componentOf } from './book-words.ts'

/** The price that goes with each chosen vendor: `undefined` for the one of the day, `null` for none. */
export type Chosen = ReadonlyMap<string, BookPrice | null | undefined>

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
        : new Map([...chosen, [id, undefined]]),
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-strong">Proveedores</legend>
      {vendors.length >= SEARCHED_FROM && (
        <SearchField label="Buscar en la libreta" value={search} onChange={setSearch} />
      )}
      <ul className="border-t border-line">
        {shown.map((vendor) => (
          <Choice
            key={vendor.id}
            vendor={vendor}
            {...props}
            onToggle={() => toggle(vendor.id)}
            onPrice={(price) => onChoose(new Map([...chosen, [vendor.id, price]]))}
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

type ChoiceProps = Pick<VendorChoicesProps, 'day' | 'isPresent' | 'chosen'> & {
  vendor: BookVendor
  onToggle: () => void
  onPrice: (price: BookPrice | null) => void
}

function Choice({ vendor, day, isPresent, chosen, onToggle, onPrice }: ChoiceProps) {
  const component = componentOf(vendor.component)
  const { prices } = vendor
  const price = chosen.get(vendor.id) === undefined ? priceOn(prices, day) : chosen.get(vendor.id)
  const said = [
    component?.name ?? 'Di antes qué ofrece, en su ficha',
    isPresent(vendor) && 'ya está en esta boda',
  ].filter(Boolean)
  return (
    <li className="grid gap-x-4 border-b border-line py-1.5 md:grid-cols-[minmax(0,1fr)_17rem] md:items-center">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-default">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-primary"
          checked={chosen.has(vendor.id)}
          disabled={!component}
          onChange={onToggle}
        />
        <span className="min-w-0 wrap-anywhere">
          {vendor.name}
          <span className="text-ink-3"> · {said.join(' · ')}</span>
        </span>
      </label>
      {chosen.has(vendor.id) && prices.length > 0 && (
        <Select
          label={`Precio de ${vendor.name}`}
          hideLabel
          options={[
            { value: '', label: 'Sin precio' },
            ...prices.map((each, at) => ({ value: String(at), label: priceLabel(each) })),
          ]}
          value={price ? String(prices.indexOf(price)) : ''}
          onChange={(at) => onPrice(at === '' ? null : prices[Number(at)]!)}
        />
      )}
    </li>
  )
}

const priceLabel = (price: BookPrice) => [price.label, amountInWords(price)].filter(Boolean).join(', ')
