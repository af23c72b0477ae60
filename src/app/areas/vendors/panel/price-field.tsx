import type { Vendor } from '#contract/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import { HEAD_PRICE_MAX } from '#domain/vendors/vendor-prices.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type PriceFieldProps = {
  vendor: Vendor
  field: 'adult' | 'child'
  label: string
  onChange: (euros: number) => void
}

/** The price of a unit. */
export function PriceField({ vendor, field, label, onChange }: PriceFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${vendor.id} ${field} price`)
  return (
    <MoneyField
      label={label}
      // Nothing stands for 0, which would be typed behind when the field fills with it under the cursor.
      value={toCents(vendor.perHead?.[field] ?? 0) || null}
      isOptional
      unsaved={unsaved}
      onUnsavedChange={setUnsaved}
      onChange={(cents) => {
        const euros = (cents ?? 0) / 100
        if (euros <= HEAD_PRICE_MAX) onChange(euros)
        else showToast('Un precio por unidad llega hasta 9.999,99\u00a0€.', { tone: 'failed' })
      }}
    />
  )
}

type FixedFieldProps = { vendor: Vendor; onChange: (euros: number) => void }

/** The part of the price that is paid whatever the guests do. */
export function FixedField({ vendor, onChange }: FixedFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${vendor.id} fixed price`)
  return (
    <MoneyField
      label="Parte fija"
      value={toCents(vendor.perHead?.fixed ?? 0) || null}
      isOptional
      unsaved={unsaved}
      onUnsavedChange={setUnsaved}
      onChange={(cents) => onChange((cents ?? 0) / 100)}
    />
  )
}
