import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { AuthFrame } from './auth-frame.tsx'

type ConfirmationSentProps = {
  email: string
  /** Back to the form, with all that was typed. */
  onBack: () => void
}

/** After a signup without a session (spec 8). */
export function ConfirmationSent({ email, onBack }: ConfirmationSentProps) {
  return (
    <AuthFrame windowTitle="Confirma tu cuenta" title="Mira tu correo">
      <p role="status" className="text-lead">
        Te hemos enviado un email para confirmar tu cuenta. Revisa tu bandeja y vuelve a iniciar sesión.
      </p>
      <p className="text-sm text-ink-2">
        Lo hemos enviado a <strong className="font-strong break-all">{email.trim()}</strong>. Si no aparece,
        mira también en el correo no deseado.
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Link to="/login" onClick={onBack} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Entrar
        </Link>
        <Button size="lg" onPress={onBack}>
          Usar otro email
        </Button>
      </div>
    </AuthFrame>
  )
}
