import { useQuery } from '@tanstack/react-query'
import type { AffectedWedding } from '#contract/rights.ts'
import { GONE_PERSON, KEPT_BY_LAW } from '#domain/accounts/account-deletion.ts'
import type { Role } from '#domain/members/roles.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { agenciesQuery } from '../agencies/agencies.queries.ts'
import { IssuedInvoices } from './issued-invoices.tsx'

const GOES: Record<Role, string> = {
  couple: 'tu perfil, tus sesiones y tus notificaciones',
  planner:
    'tu perfil, tu marca, tu página pública con su portfolio, las solicitudes que te llegaron, tus sesiones y tus notificaciones',
}

/** Says which data goes with an account, which stays with others, and which a law keeps. */
export function DeletionConsequences({ weddings }: { weddings: readonly AffectedWedding[] }) {
  const { role } = useProfile()
  const going = weddings.filter(({ goes }) => goes)
  const staying = weddings.filter(({ goes }) => !goes)
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-sm wrap-anywhere">
      <li>Se van {GOES[role]}.</li>
      {role === 'planner' && <IssuedInvoices />}
      {role === 'planner' && <EndingTeam />}
      {going.length > 0 && <li>Se van contigo, porque no hay nadie más: {names(going)}.</li>}
      {staying.length > 0 && (
        <li>
          Siguen sin ti: {names(staying)}. Lo que escribiste se queda, como de «{GONE_PERSON}».
        </li>
      )}
      {staying
        .filter(({ heir }) => heir !== null)
        .map(({ id, name, heir }) => (
          <li key={id}>
            En «{name}» no queda nadie que pueda hacerlo todo: pasará a {heir || 'quien más puede hacer'}.
          </li>
        ))}
      {role === 'planner' && (
        <li>
          {KEPT_BY_LAW}, se conserva bloqueado el tiempo que marque la ley. De ti no hay nada así: todavía no
          te hemos cobrado.{' '}
          <a href="/privacidad" target="_blank" rel="noreferrer" className="link">
            Qué guardamos y cuánto
          </a>
        </li>
      )}
    </ul>
  )
}

/** The people whom the planner's agency has, which ends with the account. */
function EndingTeam() {
  const { data: agencies } = useQuery(agenciesQuery)
  const others = (agencies?.find(({ isFounder }) => isFounder)?.people ?? 1) - 1
  if (others === 0) return null
  return (
    <li>
      Se acaba tu equipo:{' '}
      {others === 1
        ? 'la persona que trabaja contigo deja de ver las bodas que le asignaste'
        : `las ${others} personas que trabajan contigo dejan de ver las bodas que les asignaste`}
      .
    </li>
  )
}

const names = (weddings: readonly AffectedWedding[]) => inSpanishList(weddings.map(({ name }) => `«${name}»`))
