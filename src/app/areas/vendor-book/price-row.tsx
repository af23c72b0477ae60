import X from 'lucide-react/icons/x'
import { MONTHS } from '#domain/vendor-book/price-text.ts'
import { BOOK_PRICE_UNITS, PRICE_LABEL_MAX } from '#domain/vendor-book/vendor-book.ts'
import { IconButton } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { TypedPrice } from './typed-vendor.ts'

type PriceRowProps = {
  number: number
  price: TypedPrice
  problem: string | null
  onChange: (fields: Partial<TypedPrice>) => void
  onRemove: () => void
}

const UNIT_OPTIONS = BOOK_PRICE_UNITS.map((value) => ({
  value,
  label: value === 'fixed' ? 'en total' : 'por invitado',
}))

const MONTH_OPTIONS = [
  { value: '', label: 'Todo el año' },
  ...MONTHS.map((label, at) => ({ value: String(at + 1), label })),
]

/** One price: for what, how much, and when. */
export function PriceRow({ number, price, problem, onChange, onRemove }: PriceRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset around it has the legend
    <div
      role="group"
      aria-label={`Precio ${number}`}
      className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 md:grid-cols-[minmax(0,1fr)_8rem_9rem_2.25rem]"
    >
      <TextField
        label="Para qué"
        placeholder="Temporada alta"
        value={price.label}
        onChange={(label) => onChange({ label })}
        maxLength={PRICE_LABEL_MAX}
        autoComplete="off"
        className="max-md:col-span-2"
      />
      <TextField
        label="Importe"
        value={price.amount}
        onChange={(amount) => onChange({ amount })}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num text-right pr-8"
        trailing={<span className="pr-2.5 text-ink-3">€</span>}
      />
      <Select
        label="Cómo"
        options={UNIT_OPTIONS}
        value={price.unit}
        onChange={(unit) => onChange({ unit })}
      />
      <IconButton
        icon={X}
        label={`Quitar el precio ${number}`}
        onPress={onRemove}
        className="max-md:order-last md:mt-7"
      />
      <div className="col-span-2 grid grid-cols-2 gap-3 md:col-span-3 md:grid-cols-3">
        <Select
          label="Desde"
          options={MONTH_OPTIONS}
          value={price.firstMonth}
          onChange={(firstMonth) =>
            onChange({ firstMonth, lastMonth: firstMonth && (price.lastMonth || firstMonth) })
          }
        />
        <Select
          label="Hasta"
          options={MONTH_OPTIONS}
          value={price.lastMonth}
          onChange={(lastMonth) =>
            onChange({ lastMonth, firstMonth: lastMonth && (price.firstMonth || lastMonth) })
          }
        />
        <TextField
          label="Año (opcional)"
          value={price.year}
          onChange={(year) => onChange({ year })}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
