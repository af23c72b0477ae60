import { buttonClass } from '#ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { FormProblem, FormStatus } from './form-messages.tsx'
import { FORMS } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

export type ConfirmEmailProps = {
  token: string
  /** The outcome; before the button is pressed there is none yet. */
  outcome?: 'waiting' | 'changed' | 'invalid'
}

/**
 * The two mails of a changed address lead here. The page waits for a press, because scanners of mail open links too.
 */
export function ConfirmEmailPage({ token, outcome }: ConfirmEmailProps) {
  const isConfirmed = outcome !== undefined && outcome !== 'invalid'
  return (
    <AccountFrame
      // Another screen, because the script leaves the form of the same one where it is.
      screen={isConfirmed ? 'email-confirmed' : 'confirm-email'}
      title={outcome === 'changed' ? 'Tu nuevo email' : 'Cambio de email'}
      lead={
        outcome ? undefined : 'Confirma que este correo es tuyo y que quieres cambiar el email de tu cuenta.'
      }
    >
      {isConfirmed ? (
        <>
          <FormStatus>{DONE[outcome]}</FormStatus>
          <p>
            <a href="/app/profile" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Ir a tu perfil
            </a>
          </p>
        </>
      ) : (
        <form method="post" action={FORMS.confirmEmail} className="grid gap-4.5">
          <input type="hidden" name="token" value={token} />
          <FormProblem>
            {outcome && 'Este enlace ya no vale. Pide otra vez el cambio desde tu perfil.'}
          </FormProblem>
          <SubmitButton pending="Confirmando">Confirmar</SubmitButton>
        </form>
      )}
    </AccountFrame>
  )
}

const DONE = {
  waiting: 'Confirmado. Falta hacer lo mismo desde el otro correo.',
  changed: 'Tu email ha cambiado. Desde ahora entras con el nuevo.',
}
