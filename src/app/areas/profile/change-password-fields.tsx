import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Problems } from '../../shared/page/use-submission.ts'

export const NOTHING_TYPED = { current: '', code: '', next: '', confirmation: '' }

export type TypedPasswords = typeof NOTHING_TYPED

type FieldsProps = {
  typed: TypedPasswords
  change: (field: keyof TypedPasswords) => (text: string) => void
  problems: Problems<keyof TypedPasswords>
  asksCode: boolean
}

/** The present password, the second step where the account has one, and the new password twice. */
export function ChangePasswordFields({ typed, change, problems, asksCode }: FieldsProps) {
  return (
    <>
      <PasswordField
        label="Contraseña actual"
        name="current-password"
        autoComplete="current-password"
        value={typed.current}
        onChange={change('current')}
        error={problems.current}
      />
      {asksCode && (
        <TextField
          label="Código de verificación"
          description="De tu app, o uno de recuperación."
          name="code"
          autoComplete="one-time-code"
          value={typed.code}
          onChange={change('code')}
          error={problems.code}
        />
      )}
      <PasswordField
        label="Nueva contraseña"
        name="new-password"
        autoComplete="new-password"
        value={typed.next}
        onChange={change('next')}
        error={problems.next}
      />
      <PasswordField
        label="Repite la nueva contraseña"
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={change('confirmation')}
        error={problems.confirmation}
      />
    </>
  )
}
