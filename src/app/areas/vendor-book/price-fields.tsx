import Plus from 'lucide-react/icons/plus'
import { BOOK_PRICES_MAX } from '#domain/vendor-book/vendor-book.ts'
import { Button } from '#ui/button.tsx'
import { PriceRow } from './price-row.tsx'
import { NEW_PRICE, problemOfPrice, type TypedPrice, type TypedVendor } from './typed-vendor.ts'

type PriceFieldsProps = {
  prices: readonly TypedPrice[]
  /** The form was sent: only then a problem is said. */
  isChecked: boolean
  type: (change: Pick<TypedVendor, 'prices'>) => void
}

/** The prices of a vendor, each with its season. */
export function PriceFields({ prices, isChecked, type }: PriceFieldsProps) {
  const change = (at: number, fields: Partial<TypedPrice>) =>
    type({ prices: prices.map((price, other) => (other === at ? { ...price, ...fields } : price)) })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-strong">Precios</legend>
      {prices.map((price, at) => (
        <PriceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a price has no other name than its place
          key={at}
          number={at + 1}
          price={price}
          problem={isChecked ? problemOfPrice(price) : null}
          onChange={(fields) => change(at, fields)}
          onRemove={() => type({ prices: prices.filter((_, other) => other !== at) })}
        />
      ))}
      {prices.length < BOOK_PRICES_MAX && (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          className="-ml-3 justify-self-start"
          onPress={() => type({ prices: [...prices, NEW_PRICE] })}
        >
          Añadir precio
        </Button>
      )}
    </fieldset>
  )
}
