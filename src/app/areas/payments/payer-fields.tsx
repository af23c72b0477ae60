import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { PAYER_NAME_MAX } from '#domain/payments/payments.ts'
import { TextField } from '#ui/fields/text-field.tsx'

export type PayerForm = { name: string; email: string }

export type PayerProblems = { name?: string | null; email?: string | null }

type PayerFieldsProps = {
  fields: PayerForm
  problems: PayerProblems
  hasPaid: boolean
  onChange: (changes: Partial<PayerForm>) => void
}

/** The fields of a person who pays. */
export function PayerFields({ fields, problems, hasPaid, onChange }: PayerFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        value={fields.name}
        onChange={(name) => onChange({ name })}
        maxLength={PAYER_NAME_MAX}
        autoCapitalize="words"
        autoFocus
        error={problems.name ?? null}
      />
      <TextField
        label="Email"
        description="Opcional: para «Recordar», que abre tu correo con lo que le toca"
        value={fields.email}
        onChange={(email) => onChange({ email })}
        inputMode="email"
        autoCapitalize="none"
        maxLength={EMAIL_MAX}
        error={problems.email ?? null}
      />
      {hasPaid && (
        <p className="text-sm text-ink-2">
          Hay pagos suyos anotados, así que se queda en la lista. Lo que aún le toca se lo puedes dar a otra
          persona en los plazos.
        </p>
      )}
    </>
  )
}
