import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Profile } from '#contract/profile.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { signOut } from '../../lib/auth.ts'
import { codeOf, messageFor } from '../../lib/error-messages.ts'
import { endSessionHere, profileQuery } from '../../lib/session.ts'
import { FormError, FormStatus } from './form-message.tsx'

/** What /login?logout=1 says: that the session has ended, or, when the address was opened otherwise, that it has not. */
export function AfterSignOut() {
  const session = useQuery({ ...profileQuery, staleTime: 0, retry: false })
  if (session.data) return <StillSignedIn profile={session.data} />
  const isSignedOut = session.isError && codeOf(session.error) === 'UNAUTHENTICATED'
  return <FormStatus>{isSignedOut && 'Has salido de Azahar en todos tus dispositivos.'}</FormStatus>
}

function StillSignedIn({ profile }: { profile: Profile }) {
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => endSessionHere(profile) })
  const name = profile.fullName || 'Usuario'
  return (
    <section aria-label="Tu sesión" className="mb-6 grid gap-3 border-b border-line pb-6">
      <FormStatus>{`Sigues dentro de Azahar como ${name}.`}</FormStatus>
      <p className="flex flex-wrap gap-2">
        <Link to="/app" className={buttonClass({ className: 'max-w-full' })}>
          <span className="truncate">Seguir como {name}</span>
        </Link>
        <Button
          variant="quiet"
          onPress={() => leave.mutate()}
          isPending={leave.isPending}
          pendingLabel="Saliendo"
        >
          Salir
        </Button>
      </p>
      {leave.error && <FormError>{messageFor(leave.error)}</FormError>}
    </section>
  )
}
