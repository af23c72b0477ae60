import X from 'lucide-react/icons/x'
import { VAT_RATES } from '#domain/books/tax.ts'
import {
  QUOTE_CONCEPT_MAX,
  QUOTE_DETAIL_MAX,
  QUOTE_PRICE_MAX,
  QUOTE_QUANTITY_MAX,
  type QuoteExtra,
  type QuoteLine,
} from '#domain/quotes/quotes.ts'
import { IconButton } from '#ui/button.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { NumberField } from '../../shared/page/number-field.tsx'

type Row = QuoteLine & Partial<Pick<QuoteExtra, 'isTicked'>>

type LineFieldsProps = {
  row: Row
  /** Names the row for screen readers: 'línea 2'. */
  name: string
  /** With IVA, as the couple reads it. */
  total: string
  onChange: (fields: Partial<Row>) => void
  onRemove: () => void
}

const RATES = VAT_RATES.map((rate) => ({
  value: String(rate),
  label: rate === 0 ? 'Exento' : `${rate}\u00a0%`,
}))

/** The fields of a line or an extra. */
export function LineFields({ row, name, total, onChange, onRemove }: LineFieldsProps) {
  const isPerGuest = row.quantity === null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2.5">
      <TextField
        label={`Concepto de la ${name}`.replace('de la extra', 'del extra')}
        hideLabel
        placeholder="Concepto"
        value={row.concept}
        onChange={(concept) => onChange({ concept })}
        maxLength={QUOTE_CONCEPT_MAX}
      />
      <IconButton icon={X} label={`Quitar ${name}`} onPress={onRemove} className="self-center" />
      <TextField
        label={`Detalle de ${name}`}
        hideLabel
        placeholder="Qué incluye (opcional)"
        value={row.detail}
        onChange={(detail) => onChange({ detail })}
        maxLength={QUOTE_DETAIL_MAX}
        className="col-span-2"
      />
      <div className="col-span-2 grid grid-cols-2 items-end gap-x-3 gap-y-2.5 md:grid-cols-[5.5rem_minmax(7rem,1fr)_6rem_7rem_minmax(7rem,auto)]">
        <NumberField
          label="Cantidad"
          value={row.quantity}
          onChange={(quantity) => onChange({ quantity })}
          max={QUOTE_QUANTITY_MAX}
          hasDecimals
          isDisabled={isPerGuest}
        />
        <MoneyField
          label="Precio"
          value={row.price}
          onChange={(cents) => onChange({ price: Math.min(cents ?? 0, QUOTE_PRICE_MAX) })}
        />
        <NumberField
          label="Descuento"
          value={row.discount}
          onChange={(discount) => onChange({ discount: discount ?? 0 })}
          max={100}
          hasDecimals
          suffix="%"
        />
        <Select
          label="IVA"
          options={RATES}
          value={String(row.vatRate)}
          onChange={(rate) => onChange({ vatRate: Number(rate) as QuoteLine['vatRate'] })}
        />
        <p className="num self-end pb-2.5 text-right font-strong max-md:col-span-2">
          <span className="text-xs font-normal text-ink-3">Con IVA </span>
          {total}
        </p>
      </div>
      <p className="col-span-2 flex flex-wrap gap-x-5 gap-y-1">
        <Tick
          label="Por invitado"
          isTicked={isPerGuest}
          onChange={(ticked) => onChange({ quantity: ticked ? null : 1 })}
        />
        {row.isTicked !== undefined && (
          <Tick
            label="Marcado de entrada"
            isTicked={row.isTicked}
            onChange={(isTicked) => onChange({ isTicked })}
          />
        )}
      </p>
    </div>
  )
}

type TickProps = { label: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

const Tick = ({ label, isTicked, onChange }: TickProps) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4.5 accent-primary"
    />
    {label}
  </label>
)
