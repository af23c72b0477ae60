import { type ReactNode, useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { LANGUAGE_NAMES } from '#domain/households.ts'
import { RsvpSelect } from '#ui/rsvp-select.tsx'
import type { ColumnKeys } from '../use-columns.ts'
import type { Family, FamilyPerson, HouseholdList } from './families.ts'
import { type FamilyActions, useFamilyActions } from './family-actions.ts'
import { InvitationMark } from './invitation-mark.tsx'
import { useFamilies } from './use-families.ts'
import { AGE_NAMES, menuName, needsInWords } from './words.ts'

/** Columns that were asked for, as both tables draw them. */
export type ExtraColumns = {
  columns: readonly { key: string; label: string }[]
  cell: (guest: Guest, key: string) => ReactNode
}

type Cell = (member: { person: FamilyPerson; family: Family }, list: HouseholdList) => ReactNode

/** Every column that can be shown, but for the events'. */
const COLUMNS: Record<string, { label: string; cell: Cell }> = {
  family: {
    label: 'Familia',
    cell: ({ family }) => (family.household && family.people.length > 1 ? family.name : null),
  },
  age: { label: 'Tipo', cell: ({ person: { details } }) => AGE_NAMES[details?.age ?? 'adult'] },
  side: { label: 'De parte de', cell: ({ person }) => person.details?.side },
  menu: { label: 'Menú', cell: ({ person }, { settings }) => menuName(settings.menus, person.details?.menu) },
  needs: {
    label: 'Alergias',
    cell: ({ person }) => <span className="font-strong text-ink">{needsInWords(person.details)}</span>,
  },
  phone: {
    label: 'Teléfono',
    cell: ({ person, family }) => (
      <span className="num">{person.details?.phone ?? family.household?.phone}</span>
    ),
  },
  language: {
    label: 'Idioma',
    cell: ({ family }) => family.household?.language && LANGUAGE_NAMES[family.household.language],
  },
  chair: { label: 'Trona', cell: ({ person }) => person.details?.needsHighChair && 'Sí' },
  bus: {
    label: 'Autobús',
    cell: ({ person: { details } }, { settings }) =>
      settings.busRoutes
        .filter(({ id }) => id === details?.busOut || id === details?.busBack)
        .map(({ name }) => name)
        .join(', '),
  },
  invitation: { label: 'Invitación', cell: ({ family }) => <InvitationMark family={family} /> },
}

/** The columns that can be chosen, those of the events last. */
export const columnChoices = ({ events }: HouseholdList) => [
  ...Object.entries(COLUMNS).map(([key, { label }]) => ({ key, label })),
  ...events.map(({ id, name }) => ({ key: id, label: name })),
]

export function useExtraColumns(
  keys: ColumnKeys,
  list: HouseholdList | null,
  families: readonly Family[] | null,
  actions: FamilyActions,
): ExtraColumns {
  return useMemo(() => {
    const members = new Map(
      (families ?? []).flatMap((family) =>
        family.people.map((person) => [person.guest.id, { person, family }] as const),
      ),
    )
    const columns = list ? columnChoices(list).filter(({ key }) => keys.includes(key)) : []
    const cell: ExtraColumns['cell'] = (guest, key) => {
      const member = members.get(guest.id)
      if (!member || !list) return null
      const known = COLUMNS[key]
      return known ? known.cell(member, list) : eventAnswer(member.person, key, columns, actions)
    }
    return { columns, cell }
  }, [keys, list, families, actions])
}

function eventAnswer(
  { guest, details }: FamilyPerson,
  eventId: string,
  columns: ExtraColumns['columns'],
  actions: FamilyActions,
) {
  if (!Object.hasOwn(details?.events ?? {}, eventId))
    return <span className="text-ink-3">Sin invitación</span>
  const event = columns.find(({ key }) => key === eventId)?.label
  return (
    <RsvpSelect
      value={details!.events[eventId]!}
      guestName={`${guest.fullName}, ${event}`}
      onChange={(answer) => void actions.updateGuest(guest.id, { events: { [eventId]: answer } })}
    />
  )
}

type WithColumnsProps = {
  weddingId: string
  guests: readonly Guest[]
  keys: ColumnKeys
  children: (extra: ExtraColumns) => ReactNode
}

/** Gives the flat table the columns that were asked for. */
export function WithColumns({ weddingId, guests, keys, children }: WithColumnsProps) {
  const { list, families } = useFamilies(weddingId, guests)
  return children(useExtraColumns(keys, list, families, useFamilyActions(weddingId)))
}
