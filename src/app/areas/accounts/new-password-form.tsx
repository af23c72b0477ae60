import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { newPasswordProblem } from '#domain/accounts.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { resetPassword } from '../../lib/auth.ts'
import { CodedError, codeOf, messageFor } from '../../lib/error-messages.ts'
import { useSubmission } from '../../lib/use-submission.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormError, FormStatus } from './form-message.tsx'
import { BACK_TO_LOGIN_MS } from './recovery.ts'

type NewPasswordFormProps = {
  /** Of the link in the mail; an empty one is refused like one that is too old. */
  token: string
  /** What to say once the password is saved: the two ways in have a sentence each (spec 8). */
  success: string
  /** Goes back to the login, a moment after the success. */
  onDone: () => void
}

/** Asks for a new password and its confirmation, then leads back to the login after 1.2 s (spec 4, 5). */
export function NewPasswordForm({ token, success, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isSaved, setSaved] = useState(false)
  const { submit, isPending, error, form } = useSubmission(async () => {
    const problem = newPasswordProblem(password, confirmation)
    if (problem) throw new CodedError(problem)
    await resetPassword(token, password)
    setSaved(true)
  })
  const leave = useEffectEvent(onDone)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => leave(), BACK_TO_LOGIN_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isSaved) submit(undefined)
  }

  const code = error === null ? null : codeOf(error)
  const problem = error === null ? null : messageFor(error)
  const isLinkOver = code === 'INVALID_TOKEN' || code === 'USER_NOT_FOUND'
  return (
    <AuthFrame
      windowTitle="Nueva contraseña"
      title="Nueva contraseña"
      lead="Elige una de al menos 8 caracteres. Cerraremos tu sesión en los demás dispositivos."
    >
      <form ref={form} onSubmit={onSubmit} className="grid gap-4.5">
        <PasswordField
          label="Nueva contraseña"
          name="new-password"
          autoComplete="new-password"
          size="lg"
          value={password}
          onChange={setPassword}
          error={code && OF_PASSWORD.has(code) ? problem : null}
        />
        <PasswordField
          label="Repite la contraseña"
          name="confirmation"
          autoComplete="new-password"
          size="lg"
          value={confirmation}
          onChange={setConfirmation}
          error={code === 'PASSWORDS_DIFFER' ? problem : null}
        />
        {code && !OF_PASSWORD.has(code) && code !== 'PASSWORDS_DIFFER' && (
          <FormError>
            {problem}{' '}
            {isLinkOver && (
              <Link to="/reset-password" className="link text-current">
                Pedir otro enlace
              </Link>
            )}
          </FormError>
        )}
        <FormStatus>{isSaved && success}</FormStatus>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={isPending}
          isDisabled={isSaved}
          pendingLabel="Guardando"
          className="w-full"
        >
          Guardar contraseña
        </Button>
      </form>
    </AuthFrame>
  )
}

const OF_PASSWORD = new Set(['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'PASSWORD_REQUIRED'])
