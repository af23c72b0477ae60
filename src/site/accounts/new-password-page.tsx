import { AccountFrame } from './account-frame.tsx'
import { PasswordField } from './fields.tsx'
import { FormProblem } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

/** The two ways to a new password: the page of the mail, and the recovery link of the login screen. */
export type Recovery = 'page' | 'login'

export type NewPasswordPageProps = {
  /** Of the link in the mail; an empty one is refused like one that is too old. */
  token: string
  recovery: Recovery
  refusal?: FormRefusal
}

/** Asks for a new password and its confirmation (spec 5). */
export function NewPasswordPage({ token, recovery, refusal }: NewPasswordPageProps) {
  const problem = refusal ? sentenceOf(refusal) : null
  const field = refusal && FIELD_OF[refusal.code]
  const isLinkOver = refusal && ['INVALID_TOKEN', 'USER_NOT_FOUND'].includes(refusal.code)
  return (
    <AccountFrame
      screen="new-password"
      title="Nueva contraseña"
      lead="Elige una de al menos 8 caracteres. Cerraremos tu sesión en los demás dispositivos."
    >
      <form method="post" action={FORMS.newPassword} className="grid gap-4.5">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="recovery" value={recovery} />
        <PasswordField
          label="Nueva contraseña"
          name="new-password"
          autoComplete="new-password"
          problem={field === 'new-password' ? problem : null}
          hasFocus
        />
        <PasswordField
          label="Repite la contraseña"
          name="confirmation"
          autoComplete="new-password"
          problem={field === 'confirmation' ? problem : null}
          hasFocus
        />
        <FormProblem>
          {problem && !field && (
            <>
              {problem}{' '}
              {isLinkOver && (
                <a href="/reset-password" className="link text-current">
                  Pedir otro enlace
                </a>
              )}
            </>
          )}
        </FormProblem>
        <SubmitButton pending="Guardando">Guardar contraseña</SubmitButton>
      </form>
    </AccountFrame>
  )
}

const FIELD_OF: Record<string, 'new-password' | 'confirmation'> = {
  PASSWORD_REQUIRED: 'new-password',
  PASSWORD_TOO_SHORT: 'new-password',
  PASSWORD_TOO_LONG: 'new-password',
  PASSWORD_BLANK: 'new-password',
  PASSWORD_BREACHED: 'new-password',
  PASSWORD_GUESSABLE: 'new-password',
  PASSWORDS_DIFFER: 'confirmation',
}
