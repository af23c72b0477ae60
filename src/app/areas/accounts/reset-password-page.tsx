import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { requestPasswordReset } from '../../lib/auth.ts'
import { CodedError, codeOf, messageFor } from '../../lib/error-messages.ts'
import { useSubmission } from '../../lib/use-submission.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormError, FormStatus } from './form-message.tsx'

/** /reset-password: asks for the email that gets the link. */
export function ResetPasswordPage() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { submit, isPending, error, form } = useSubmission(async () => {
    setSent(false)
    if (!email.trim()) throw new CodedError('EMAIL_REQUIRED')
    await requestPasswordReset(email)
    setSent(true)
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(undefined)
  }

  const problem = error === null ? null : messageFor(error)
  const isOfEmail = error !== null && ['EMAIL_REQUIRED', 'INVALID_EMAIL'].includes(codeOf(error))
  return (
    <AuthFrame
      windowTitle="Restablecer contraseña"
      title="¿Olvidaste la contraseña?"
      lead="Dinos tu email y te enviaremos un enlace para elegir otra."
    >
      <form ref={form} onSubmit={onSubmit} className="grid gap-4.5">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder="tu@email.es"
          size="lg"
          value={email}
          onChange={setEmail}
          error={isOfEmail ? problem : null}
        />
        {problem && !isOfEmail && <FormError>{problem}</FormError>}
        <FormStatus>{isSent && 'Te hemos enviado un enlace para restablecer tu contraseña.'}</FormStatus>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={isPending}
          pendingLabel="Enviando"
          className="w-full"
        >
          Enviar enlace
        </Button>
      </form>
      <Link to="/login" className="link justify-self-start text-sm pointer-coarse:py-2">
        Volver a entrar
      </Link>
    </AuthFrame>
  )
}
