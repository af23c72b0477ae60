import { PAYEE_MAX } from '#domain/payments/payments.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { PlanFields } from './use-plan-form.ts'

type AccountFieldsProps = {
  fields: PlanFields
  isIbanWrong: boolean
  onChange: (changes: Partial<PlanFields>) => void
}

const VATS = [
  { value: 'in', label: 'Con IVA' },
  { value: 'out', label: 'IVA aparte' },
  { value: 'unknown', label: 'No lo sé' },
] as const

/** Whether the price has IVA in it, and the account that the vendor is paid on. */
export function AccountFields({ fields, isIbanWrong, onChange }: AccountFieldsProps) {
  return (
    <>
      <Segmented
        label="El precio"
        segments={VATS}
        value={fields.vat}
        onChange={(vat) => onChange({ vat })}
        className="justify-self-start"
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="IBAN del proveedor"
          value={fields.iban}
          onChange={(text) => onChange({ iban: text })}
          autoCapitalize="characters"
          autoComplete="off"
          error={isIbanWrong ? 'Ese IBAN no cuadra. Compara las cifras con las de la factura.' : null}
        />
        <TextField
          label="Titular de la cuenta"
          description="Si no es el nombre del proveedor"
          value={fields.payee}
          onChange={(payee) => onChange({ payee })}
          maxLength={PAYEE_MAX}
        />
      </div>
    </>
  )
}
