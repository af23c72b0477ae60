import { AccountFrame } from './account-frame.tsx'
import { TextField } from './fields.tsx'
import { FormProblem, FormStatus } from './form-messages.tsx'
import { FORMS, type FormRefusal, sentenceOf } from './forms.ts'
import { SubmitButton } from './submit-button.tsx'

export type ResetPasswordPageProps = { email: string; isSent?: boolean; refusal?: FormRefusal }

/** /reset-password: asks for the email that gets the link. */
export function ResetPasswordPage({ email, isSent, refusal }: ResetPasswordPageProps) {
  const isOfEmail = refusal && ['EMAIL_REQUIRED', 'INVALID_EMAIL'].includes(refusal.code)
  const problem = refusal ? sentenceOf(refusal) : null
  return (
    <AccountFrame
      screen="reset-password"
      title="¿Olvidaste la contraseña?"
      lead="Dinos tu email y te enviaremos un enlace para elegir otra."
    >
      <form method="post" action={FORMS.resetPassword} className="grid gap-4.5">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="tu@email.es"
          value={email}
          problem={isOfEmail ? problem : null}
          hasFocus
        />
        <FormProblem>{!isOfEmail && problem}</FormProblem>
        <FormStatus>{isSent && 'Te hemos enviado un enlace para restablecer tu contraseña.'}</FormStatus>
        <SubmitButton pending="Enviando">Enviar enlace</SubmitButton>
      </form>
      <a href="/login" className="link justify-self-start text-sm pointer-coarse:py-2">
        Volver a entrar
      </a>
    </AccountFrame>
  )
}
