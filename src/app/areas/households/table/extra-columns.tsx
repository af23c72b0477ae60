import { type ReactNode, useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { LANGUAGE_NAMES } from '#domain/households/households.ts'
import { Button } from '#ui/button.tsx'
import { ANSWERS, answerKeyOf } from '#ui/fields/rsvp-answers.ts'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { Family, FamilyPerson, HouseholdList } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { AGE_NAMES, menuName, needsInWords } from '../../../shared/households/words.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { ShownPhone } from '../../../shared/words/shown-phone.tsx'
import type { ColumnKeys, ExtraColumns } from '../../guests/use-columns.ts'
import { type FamilyActions, useFamilyActions } from '../family-actions.ts'
import { InvitationMark, invitationWords } from '../sending/invitation-mark.tsx'
import { useTablesOfGuests } from './use-tables-of-guests.ts'

type Member = { person: FamilyPerson; family: Family }

/** The key of the column with the table of each guest. */
const TABLE = 'table'

/** `null` for who does not see the tables, and until they are there. */
type Tables = ReadonlyMap<string, string> | null

type Column = {
  label: string
  words: (member: Member, list: HouseholdList, tables: Tables) => string | null | undefined | false
  /** How a table draws it, where it is more than the words. */
  cell?: (words: ReactNode, member: Member) => ReactNode
}

/** Every column that can be shown, but for the events'. */
const COLUMNS: Record<string, Column> = {
  family: {
    label: 'Familia',
    words: ({ family }) => (family.household && family.people.length > 1 ? family.name : null),
  },
  age: { label: 'Tipo', words: ({ person: { details } }) => AGE_NAMES[details?.age ?? 'adult'] },
  side: { label: 'De parte de', words: ({ person }) => person.details?.side },
  menu: {
    label: 'Menú',
    words: ({ person }, { settings }) => menuName(settings.menus, person.details?.menu),
  },
  needs: {
    label: 'Alergias',
    words: ({ person }) => needsInWords(person.details),
    cell: (words) => <span className="font-strong text-ink">{words}</span>,
  },
  phone: {
    label: 'Teléfono',
    words: ({ person, family }) => person.details?.phone ?? family.household?.phone,
    cell: (words) => typeof words === 'string' && <ShownPhone phone={words} />,
  },
  language: {
    label: 'Idioma',
    words: ({ family }) => family.household?.language && LANGUAGE_NAMES[family.household.language],
  },
  chair: {
    label: 'Trona',
    words: ({ person }) => person.details?.needsHighChair && 'Trona',
    cell: (words) => words && 'Sí',
  },
  bus: {
    label: 'Autobús',
    words: ({ person: { details } }, { settings }) =>
      settings.busRoutes
        .filter(({ id }) => id === details?.busOut || id === details?.busBack)
        .map(({ name }) => name)
        .join(' · '),
  },
  invitation: {
    label: 'Invitación',
    words: ({ family }) => invitationWords(family),
    cell: (_, { family }) => <InvitationMark family={family} />,
  },
  [TABLE]: {
    label: 'Mesa',
    words: ({ person: { guest } }, _, tables) =>
      tables && (tables.get(guest.id) ?? (guest.rsvp === true && 'Sin mesa')),
  },
}

/** The columns that can be chosen, those of the events last; tables by who sees them. */
export const columnChoices = ({ events }: HouseholdList, seesTables: boolean) => [
  ...Object.entries(COLUMNS)
    .filter(([key]) => key !== TABLE || seesTables)
    .map(([key, { label }]) => ({ key, label })),
  ...events.map(({ id, name, isPublished }) => ({
    key: id,
    label: isPublished ? name : `${name} (borrador)`,
  })),
]

export function useExtraColumns(
  weddingId: string,
  keys: ColumnKeys,
  list: HouseholdList | null,
  families: readonly Family[] | null,
  actions: FamilyActions,
): ExtraColumns {
  const seesTables = useAccess(weddingId, 'seating', 'view')
  const tables = useTablesOfGuests(weddingId, keys.includes(TABLE))
  return useMemo(() => {
    const members = new Map(
      (families ?? []).flatMap((family) =>
        family.people.map((person) => [person.guest.id, { person, family }] as const),
      ),
    )
    const columns = list ? columnChoices(list, seesTables).filter(({ key }) => keys.includes(key)) : []
    const cell: ExtraColumns['cell'] = (guest, key) => {
      const member = members.get(guest.id)
      if (!member || !list) return null
      const known = COLUMNS[key]
      if (!known) return eventAnswer(member.person, key, columns, actions)
      const words = known.words(member, list, tables)
      return known.cell ? known.cell(words, member) : words
    }
    const line: ExtraColumns['line'] = (guest) => {
      const member = members.get(guest.id)
      if (!member || !list) return ''
      const parts = columns.map(({ key, label }) =>
        COLUMNS[key] ? COLUMNS[key].words(member, list, tables) : eventWords(member.person, key, label),
      )
      return parts.filter(Boolean).join(' · ')
    }
    return { columns, cell, line }
  }, [keys, list, families, actions, seesTables, tables])
}

function eventAnswer(
  { guest, details }: FamilyPerson,
  eventId: string,
  columns: ExtraColumns['columns'],
  actions: FamilyActions,
) {
  const event = columns.find(({ key }) => key === eventId)?.label
  if (!Object.hasOwn(details?.events ?? {}, eventId))
    return (
      <InviteHere
        label={`Invitar a ${guest.fullName}, ${event}`}
        onInvite={() => void actions.invitePeople(eventId, [guest.id], true)}
      />
    )
  return (
    <RsvpSelect
      value={details!.events[eventId]!}
      guestName={`${guest.fullName}, ${event}`}
      onChange={(answer) => void actions.updateGuest(guest.id, { events: { [eventId]: answer } })}
    />
  )
}

/** Of a person who is not invited to an event: invites them, where the member may. */
function InviteHere({ label, onInvite }: { label: string; onInvite: () => void }) {
  if (useViewOnly()) return <span className="text-ink-3">Sin invitación</span>
  return (
    <Button size="sm" variant="quiet" aria-label={label} onPress={onInvite}>
      Invitar
    </Button>
  )
}

/** `Preboda: Sí`; nothing of those who are not invited. */
function eventWords({ details }: FamilyPerson, eventId: string, label: string): string | null {
  const answer = details?.events[eventId]
  return answer === undefined ? null : `${label}: ${ANSWERS[answerKeyOf(answer)].spoken}`
}

type WithColumnsProps = {
  weddingId: string
  guests: readonly Guest[]
  keys: ColumnKeys
  children: (extra: ExtraColumns) => ReactNode
}

/** Gives the flat list the columns that were asked for. */
export function WithColumns({ weddingId, guests, keys, children }: WithColumnsProps) {
  const { list, families } = useFamilies(weddingId, guests)
  return children(useExtraColumns(weddingId, keys, list, families, useFamilyActions(weddingId)))
}
