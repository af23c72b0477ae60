import LogIn from 'lucide-react/icons/log-in'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useProfile } from '../shared/session/use-session.ts'
import { SignInAgainForm } from './sign-in-again-form.tsx'

type SignInAgainDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Lets the same person sign in again over what was unsaved. */
export function SignInAgainDialog({ isOpen, onOpenChange }: SignInAgainDialogProps) {
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

/** Stands under the top bar as long as the session has ended. */
export function SignInAgainLine({ onPress }: { onPress: () => void }) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line bg-surface-inverse px-gutter py-2 text-sm font-medium text-inverse">
      <Icon of={LogIn} />
      <p>
        Tu sesión ha terminado. Lo que no se ha guardado sigue aquí.{' '}
        <button type="button" onClick={onPress} className={SIGN_IN}>
          Volver a entrar
        </button>
      </p>
    </div>
  )
}

const SIGN_IN =
  'min-h-6 font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:min-h-11'
