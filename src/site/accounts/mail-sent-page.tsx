import { buttonClass } from '#ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'

/** After a signup without a session (spec 8). The script leads back to the form as it was left. */
export function MailSentPage({ email }: { email: string | null }) {
  return (
    <AccountFrame screen="mail-sent" title="Mira tu correo">
      <p role="status" className="text-lead">
        Te hemos enviado un email para confirmar tu cuenta. Revisa tu bandeja y vuelve a iniciar sesión.
      </p>
      <p className="text-sm text-ink-2">
        {email && (
          <>
            Lo hemos enviado a <strong className="font-strong break-all">{email}</strong>.{' '}
          </>
        )}
        Si no aparece, mira también en el correo no deseado.
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <a href="/login" data-back="login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Entrar
        </a>
        <a href="/signup" data-back="signup" className={buttonClass({ size: 'lg' })}>
          Usar otro email
        </a>
      </div>
    </AccountFrame>
  )
}
