import { planTables, type TablePlan } from '../../guest-import/imported-tables.ts'
import { type GuestUpdate, namesOtherHousehold, updateOf } from '../../guest-import/imported-updates.ts'
import { findPossibleDuplicates, isSkippable } from '../../guests/guest-duplicates.ts'
import { GUEST_NOTES_MAX } from '../../guests/guests.ts'
import type { ImportedGuest } from '../../guests/imported-guest.ts'
import { foldText } from '../../text/fold-text.ts'
import {
  contentsOf,
  type IdOf,
  type ImportAnswers,
  type KnownWedding,
  type PlacedPart,
} from './known-wedding.ts'
import { onceEach, type Row, tablesByName } from './listed-people.ts'

export type PlannedGuest = ImportedGuest & { id: string }

export type GuestPlan = {
  added: PlannedGuest[]
  updates: GuestUpdate[]
  /** Guests of the wedding whom the files name with nothing new. */
  same: number
  /** People whom two files name, in their order; they are one each unless the person says no. */
  twice: string[]
  /** Guests who keep a family that the files name otherwise. */
  keptFamilies: string[]
  tables: TablePlan | null
}

/**
 * The guests of all lists together: those who are new, those of the wedding who change, and where they sit. A person whom
 * two files name comes once, with what both say, unless the answers say otherwise; two rows of one file are two people.
 */
export function planGuests(
  parts: readonly PlacedPart[],
  known: KnownWedding,
  answers: ImportAnswers,
  idOf: IdOf,
): GuestPlan {
  const rows = contentsOf(parts, 'guests').flatMap(({ fileId, at, content }) =>
    content.guests.map(
      ({ row, ...guest }, index): Row => ({ guest, fileId, key: `${fileId}:${at}:${row}:${index}` }),
    ),
  )
  const { people, twice } = onceEach(rows, answers.samePeople ?? true)
  const existing = known.guests ?? []
  const duplicates = findPossibleDuplicates(
    people.map(({ guest }) => guest),
    existing,
  ).filter(isSkippable)
  const knownOf = new Map(duplicates.map(({ index, otherIndex }) => [index, existing[otherIndex]!]))
  const plan: GuestPlan = { added: [], updates: [], same: 0, twice, keptFamilies: [], tables: null }
  const again: { guestId: string; table?: string | undefined; comes: boolean }[] = []
  for (const [index, { guest, key }] of people.entries()) {
    const there = knownOf.get(index)
    if (!there) {
      plan.added.push({ ...guest, id: idOf(`guest:${key}`) })
      continue
    }
    const update = updateOf(there, guest)
    if (update) plan.updates.push(update)
    else plan.same += 1
    if (namesOtherHousehold(there, guest)) plan.keptFamilies.push(there.fullName)
    const comes = (update?.becomes.rsvp ?? there.rsvp) === true
    again.push({ guestId: there.id, table: guest.table, comes })
  }
  return seated(plan, again, { parts, known, idOf })
}

type Seating = { parts: readonly PlacedPart[]; known: KnownWedding; idOf: IdOf }

/** Seats those who come; the table of a guest who has not said so is kept in their notes. */
function seated(
  plan: GuestPlan,
  again: readonly { guestId: string; table?: string | undefined; comes: boolean }[],
  { parts, known, idOf }: Seating,
): GuestPlan {
  const named = tablesByName(parts)
  const existing = (known.guests ?? []).map(({ id, fullName, rsvp }) => ({
    ...{ guestId: id, comes: rsvp === true },
    table: named.get(foldText(fullName)),
  }))
  const mentioned = new Set(again.map(({ guestId }) => guestId))
  const listed = [
    ...plan.added.map(({ id, fullName, table, rsvp }) => ({
      ...{ guestId: id, comes: rsvp === true },
      table: table ?? named.get(foldText(fullName)),
    })),
    ...again,
    ...existing.filter(({ guestId, table }) => table !== undefined && !mentioned.has(guestId)),
  ]
  if (!listed.some(({ table }) => table)) return plan
  const tables =
    known.seating &&
    planTables(listed, known.seating, { moves: false, newId: (table) => idOf(`table:${table}`) })
  const tableOf = new Map(listed.map(({ guestId, table }) => [guestId, table]))
  const seatsAway = (id: string) => (tables ? tables.waiting.has(id) : true)
  const added = plan.added.map(({ table: _, ...guest }) =>
    withTableInNotes(guest, seatsAway(guest.id) ? tableOf.get(guest.id) : undefined),
  )
  return { ...plan, added, tables }
}

function withTableInNotes(guest: PlannedGuest, table: string | undefined): PlannedGuest {
  const notes = [guest.notes, `Mesa: ${table}`].filter(Boolean).join('\n')
  return table && notes.length <= GUEST_NOTES_MAX ? { ...guest, notes } : guest
}
