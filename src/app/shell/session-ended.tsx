import LogIn from 'lucide-react/icons/log-in'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useSessionEnded } from '../shared/session/signed-in.ts'
import { useProfile } from '../shared/session/use-session.ts'

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

const form = loadedPart(() => import('./sign-in-again-form.tsx'))

type SignInAgainDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

function SignInAgainDialog({ isOpen, onOpenChange }: SignInAgainDialogProps) {
  const { email } = useProfile()
  const part = useOpenedPart(form, isOpen, () => onOpenChange(false))
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
      {part && <part.SignInAgainForm />}
    </Dialog>
  )
}
