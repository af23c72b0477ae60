import Eye from 'lucide-react/icons/eye'
import Minus from 'lucide-react/icons/minus'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import type { Absence, AgencyPerson, AgencyWedding } from '#contract/agencies.ts'
import { AGENCY_ROLES, type AgencyRole, type AssignmentKind } from '#domain/agencies/agencies.ts'
import { lazily } from '#domain/text/lazy.ts'
import type { IconGlyph } from '#ui/icon.tsx'

export const ROLE_NAMES: Record<AgencyRole, string> = {
  owner: 'Dueña',
  coordinator: 'Coordinadora',
  helper: 'Auxiliar',
}

export const ROLE_NOTES: Record<AgencyRole, string> = {
  owner: 'Lo mismo que tú: añade personas, decide quién va a qué boda y lleva el negocio, cuentas incluidas.',
  coordinator:
    'Trabaja en las bodas que le asignes, y en solicitudes, presupuestos, plantillas, calendario y libreta de proveedores. Cuentas y contratos no los ve.',
  helper:
    'Ayuda en las bodas que le asignes, por ejemplo el día. Del negocio solo ve la libreta de proveedores.',
}

export const ROLE_CHOICES = AGENCY_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

export const KIND_NAMES: Record<AssignmentKind, string> = {
  lead: 'Lleva',
  coordinate: 'Coordina',
  day: 'El día',
  watch: 'Mira',
}

/** Shown for a person who does nothing in a wedding; `none` is no kind of the contract. */
export type ChosenKind = AssignmentKind | 'none'

export const KIND_ICONS: Record<ChosenKind, IconGlyph> = {
  lead: Star,
  coordinate: Pencil,
  day: Sun,
  watch: Eye,
  none: Minus,
}

const ORDER = ['lead', 'coordinate', 'day', 'watch'] as const satisfies AssignmentKind[]

/** A wedding without another leader is the founder's, so that the founder has no 'Nada'. */
export const kindChoices = ({ isFounder }: Pick<AgencyPerson, 'isFounder'>) => [
  ...ORDER.map((value) => ({
    value: value as ChosenKind,
    label: KIND_NAMES[value],
    icon: KIND_ICONS[value],
  })),
  ...(isFounder ? [] : [{ value: 'none' as const, label: 'Nada', icon: KIND_ICONS.none }]),
]

export const nameOf = ({ fullName }: Pick<AgencyPerson, 'fullName'>) => fullName || 'Usuario'

export const kindOf = (wedding: AgencyWedding, userId: string): ChosenKind =>
  wedding.assignments.find((one) => one.userId === userId)?.kind ?? 'none'

export const isLed = ({ assignments }: AgencyWedding) => assignments.some(({ kind }) => kind === 'lead')

export const isPast = ({ eventDate }: AgencyWedding, today: string) => eventDate !== null && eventDate < today

const shortDate = lazily(
  () =>
    new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

/** `28 nov 2026`. */
export const shownDay = (day: string) => shortDate().format(new Date(`${day}T00:00:00Z`))

export const shownDate = ({ eventDate }: Pick<AgencyWedding, 'eventDate'>) =>
  eventDate ? shownDay(eventDate) : 'Sin fecha'

/** `Del 2 ago 2027 al 21 ago 2027`, `2 ago 2027`. */
export const absenceInWords = ({ firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>) =>
  firstDay === lastDay ? shownDay(firstDay) : `Del ${shownDay(firstDay)} al ${shownDay(lastDay)}`

/** 'Elena lleva, Rocío coordina, Nadia el día'. */
export function assignedInWords({ assignments }: AgencyWedding, people: readonly AgencyPerson[]): string {
  const said = people.flatMap((person) => {
    const found = assignments.find(({ userId }) => userId === person.userId)
    return found ? [`${nameOf(person).split(' ')[0]} ${KIND_NAMES[found.kind].toLowerCase()}`] : []
  })
  return said.join(', ')
}

type Sight = { sees: readonly string[]; hidden: readonly string[] }

/** Each role by the parts of the agency's business that it shows. */
export function businessSight(role: AgencyRole, agencyName: string): Sight {
  if (role === 'owner')
    return {
      sees: [
        'Este equipo y quién va a qué boda',
        `Todo lo de ${agencyName}: solicitudes, marca, cuentas y facturas`,
      ],
      hidden: [],
    }
  if (role === 'coordinator')
    return {
      sees: [
        'Solicitudes y presupuestos',
        'Plantillas y libreta de proveedores',
        'El calendario, con todas las bodas',
      ],
      hidden: ['Cuentas, contratos y facturas', 'Cambiar la marca y el perfil'],
    }
  return {
    sees: ['La libreta de proveedores, sin cambiarla'],
    hidden: [`Lo demás de ${agencyName}: cuentas, solicitudes y marca`],
  }
}

/** Each kind by the part of a wedding that it shows. */
export function sightOf(kind: AssignmentKind | null, agencyName: string): Sight {
  const others = 'Las demás bodas'
  if (kind === 'lead')
    return { sees: ['Toda la boda, para editarla', 'Invitar a otras personas'], hidden: [others] }
  if (kind === 'coordinate')
    return {
      sees: ['Toda la boda, para editarla'],
      hidden: ['Invitar a personas y cambiar la fecha', others],
    }
  if (kind === 'watch')
    return {
      sees: ['Invitados, mesas, autobuses y tareas', 'Proveedores y agenda', 'Inspiración'],
      hidden: ['Dinero y conversaciones', 'Cambiar nada', others],
    }
  if (kind === 'day')
    return {
      sees: ['Agenda del día', 'Proveedores, con teléfono', 'Mesas y quién se sienta en cada una'],
      hidden: [
        `Dinero, ni de la pareja ni de ${agencyName}`,
        'Conversaciones y contactos de invitados',
        others,
      ],
    }
  return { sees: [], hidden: ['Ninguna boda todavía'] }
}
