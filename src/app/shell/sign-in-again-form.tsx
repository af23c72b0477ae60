import { resumeSignedIn } from '../shared/session/follow-session.ts'
import { leaveToLogin } from '../shared/session/session.ts'
import { IdentityForm } from './identity-form.tsx'

/** For the person whose session has ended. */
export function SignInAgainForm() {
  return (
    <div className="grid gap-4.5">
      <IdentityForm submitLabel="Entrar y guardar" onConfirmed={resumeSignedIn} />
      <button
        type="button"
        onClick={leaveToLogin}
        className="link justify-self-center text-sm pointer-coarse:min-h-11"
      >
        Ir a la página de acceso
      </button>
    </div>
  )
}
