import { AccountFrame } from './account-frame.tsx'
import { EmailForm } from './email-form.tsx'
import { FORMS, type FormRefusal } from './forms.ts'

export type ResetPasswordPageProps = { email: string; isSent?: boolean; refusal?: FormRefusal }

/** /reset-password: asks for the email that gets the link. */
export function ResetPasswordPage({ email, isSent, refusal }: ResetPasswordPageProps) {
  return (
    <AccountFrame
      screen="reset-password"
      title="¿Olvidaste la contraseña?"
      lead="Dinos tu email y te enviaremos un enlace para elegir otra."
    >
      <EmailForm
        action={FORMS.resetPassword}
        email={email}
        refusal={refusal}
        status={isSent && 'Te hemos enviado un enlace para restablecer tu contraseña.'}
        submitLabel="Enviar enlace"
        pendingLabel="Enviando"
      />
      <a href="/login" className="link justify-self-start text-sm pointer-coarse:py-3">
        Volver a entrar
      </a>
    </AccountFrame>
  )
}
