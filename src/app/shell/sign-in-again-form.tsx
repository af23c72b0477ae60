import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { messageFor } from '../lib/error-messages.ts'
import { signInAgain } from '../lib/follow-session.ts'
import { leaveToLogin } from '../lib/session.ts'
import { useProfile } from '../lib/use-session.ts'

/** The password of the person whose session has ended. */
export function SignInAgainForm() {
  const { email } = useProfile()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setError(null)
    await signInAgain(password).catch(setError)
    setPending(false)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Contraseña"
        name="password"
        autoComplete="current-password"
        autoFocus
        size="lg"
        value={password}
        onChange={setPassword}
        error={error ? messageFor(error) : null}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isPending}
        pendingLabel="Entrando"
        className="w-full"
      >
        Entrar y guardar
      </Button>
      <button
        type="button"
        onClick={leaveToLogin}
        className="link justify-self-center text-sm pointer-coarse:min-h-11"
      >
        Ir a la página de acceso
      </button>
    </form>
  )
}
