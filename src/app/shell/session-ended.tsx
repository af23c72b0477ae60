import LogIn from 'lucide-react/icons/log-in'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { messageFor } from '../lib/error-messages.ts'
import { signInAgain } from '../lib/follow-session.ts'
import { leaveToLogin } from '../lib/session.ts'
import { useSessionEnded } from '../lib/signed-in.ts'
import { useProfile } from '../lib/use-session.ts'

/**
 * Says that the session has ended while something was unsaved: once as a dialog, in which the same person
 * signs in again, and as a line under the top bar for who has closed it.
 */
export function SessionEnded() {
  const hasEnded = useSessionEnded()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(hasEnded), [hasEnded])
  return (
    <>
      <div role="status" data-print="hide">
        {hasEnded && (
          <div className="flex items-center gap-2.5 border-b border-line bg-surface-inverse px-gutter py-2 text-sm font-medium text-inverse">
            <Icon of={LogIn} />
            <p>
              Tu sesión ha terminado. Lo que no se ha guardado sigue aquí.{' '}
              <button type="button" onClick={() => setOpen(true)} className={SIGN_IN}>
                Volver a entrar
              </button>
            </p>
          </div>
        )}
      </div>
      <SignInAgainDialog isOpen={isOpen && hasEnded} onOpenChange={setOpen} />
    </>
  )
}

const SIGN_IN =
  'min-h-6 font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:min-h-11'

type SignInAgainDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

function SignInAgainDialog({ isOpen, onOpenChange }: SignInAgainDialogProps) {
  const { email } = useProfile()
  return (
    <Dialog
      title="Tu sesión ha terminado"
      description={
        <>
          Escribe la contraseña de <b className="font-strong wrap-anywhere text-ink">{email}</b> para seguir
          donde estabas. Lo que no se ha guardado sigue aquí y se guardará entonces.
        </>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
    >
      <SignInAgainForm />
    </Dialog>
  )
}

function SignInAgainForm() {
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
