import type { BookVendor } from '#contract/book-vendors.ts'
import { amountInWords } from '#domain/vendor-book/price-text.ts'
import { type BookPrice, priceOn } from '#domain/vendor-book/vendor-book.ts'
import { Select } from '#ui/fields/select.tsx'
import { componentOf } from './book-words.ts'
import { FilesToTake } from './files-to-take.tsx'

/** The price goes with a chosen vendor, `undefined` for the one of the day and `null` for none, and these of its files. */
export type Taken = { price?: BookPrice | null; files: readonly string[] }

export type Chosen = ReadonlyMap<string, Taken>

/** Rates are of the planner: no file goes by itself. */
export const TAKEN: Taken = { files: [] }

type VendorChoiceProps = {
  /** The day of the wedding, by which a price counts. */
  day: string | null
  isPresent: (vendor: BookVendor) => boolean
  chosen: Chosen
  vendor: BookVendor
  onToggle: () => void
  onTake: (taken: Taken) => void
}

/** One vendor with its box, and what of it goes along. */
export function VendorChoice({ vendor, day, isPresent, chosen, onToggle, onTake }: VendorChoiceProps) {
  const component = componentOf(vendor.component)
  const { prices } = vendor
  const taken = chosen.get(vendor.id)
  const price = taken?.price === undefined ? priceOn(prices, day) : taken.price
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
      {taken && prices.length > 0 && (
        <Select
          label={`Precio de ${vendor.name}`}
          hideLabel
          options={[
            { value: '', label: 'Sin precio' },
            ...prices.map((each, at) => ({ value: String(at), label: priceLabel(each) })),
          ]}
          value={price ? String(prices.indexOf(price)) : ''}
          onChange={(at) => onTake({ ...taken, price: at === '' ? null : prices[Number(at)]! })}
        />
      )}
      {taken && vendor.fileCount > 0 && (
        <FilesToTake vendor={vendor} chosen={taken.files} onChange={(files) => onTake({ ...taken, files })} />
      )}
    </li>
  )
}

const priceLabel = (price: BookPrice) => [price.label, amountInWords(price)].filter(Boolean).join(', ')
