import { buttonClass } from '#ui/button-class.ts'
import { FormStatus } from './form-messages.tsx'
import { FORMS, sentenceOf } from './forms.ts'

/** The way that brought the person to the login: a link of a mail, or having signed out. */
export type ArrivalState =
  | { kind: 'confirmed' | 'signed-out' }
  | { kind: 'still-signed-in'; userId: string; fullName: string }
  | { kind: 'refused'; code: string }

export function Arrival({ arrival }: { arrival: ArrivalState | undefined }) {
  if (arrival?.kind === 'still-signed-in') return <StillSignedIn {...arrival} />
  if (arrival?.kind === 'refused') {
    return (
      <div role="alert" data-live id="llegada">
        <p className="text-sm font-strong text-danger">{sentenceOf(arrival)}</p>
      </div>
    )
  }
  return <FormStatus>{arrival && STATUS[arrival.kind]}</FormStatus>
}

const STATUS = {
  confirmed: 'Tu email está confirmado. Ya puedes entrar.',
  'signed-out': 'Has salido de Azahar en todos tus dispositivos.',
}

/** /login?logout=1 was opened with a session: it does not say that the session has ended, and ends it on request. */
function StillSignedIn({ userId, fullName }: { userId: string; fullName: string }) {
  const name = fullName || 'Usuario'
  return (
    <section aria-label="Tu sesión" className="mb-6 grid gap-3 border-b border-line pb-6">
      <FormStatus>{`Sigues dentro de Azahar como ${name}.`}</FormStatus>
      <form method="post" action={FORMS.signOut} data-user={userId} className="flex flex-wrap gap-2">
        <a href="/app" className={buttonClass({ className: 'max-w-full' })}>
          <span className="truncate">Seguir como {name}</span>
        </a>
        <button type="submit" className={buttonClass({ variant: 'quiet' })}>
          Salir
        </button>
      </form>
    </section>
  )
}
