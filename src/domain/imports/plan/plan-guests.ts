import type { TablePlan } from '../../guest-import/imported-tables.ts'
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
import { onceEach, type Row } from './listed-people.ts'
import { type LeftOfFile, planSeats, type SeatPlan, type SeatWish } from './plan-seats.ts'

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
  /** People to whom the files give a table; the places of those who find none are `unseated`. */
  withTable: number
  unseated: LeftOfFile[]
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
      ({ row, ...guest }, index): Row => ({ guest, fileId, at, row, key: `${fileId}:${at}:${row}:${index}` }),
    ),
  )
  const { people, twice } = onceEach(rows, answers.samePeople ?? true)
  const existing = known.guests ?? []
  const duplicates = findPossibleDuplicates(
    people.map(({ guest }) => guest),
    existing,
  ).filter(isSkippable)
  const knownOf = new Map(duplicates.map(({ index, otherIndex }) => [index, existing[otherIndex]!]))
  const plan: GuestPlan = {
    ...{ added: [], updates: [], same: 0, twice, keptFamilies: [] },
    ...{ tables: null, withTable: 0, unseated: [] },
  }
  const seats: SeatWish[] = []
  for (const [index, { guest, key, fileId, at, row }] of people.entries()) {
    const there = knownOf.get(index)
    const wish = { name: guest.fullName, table: guest.table, from: { fileId, at, row } }
    if (!there) {
      const id = idOf(`guest:${key}`)
      plan.added.push({ ...guest, id })
      seats.push({ ...wish, guestId: id, comes: guest.rsvp === true })
      continue
    }
    const update = updateOf(there, guest)
    if (update) plan.updates.push(update)
    else plan.same += 1
    if (namesOtherHousehold(there, guest)) plan.keptFamilies.push(there.fullName)
    seats.push({ ...wish, guestId: there.id, comes: (update?.becomes.rsvp ?? there.rsvp) === true })
  }
  return seated(plan, planSeats(seats, { parts, known, idOf }))
}

/** The plan with its seats; the table of a new guest who has not said that they come is kept in their notes. */
function seated(plan: GuestPlan, { tables, tableOf, withTable, unseated }: SeatPlan): GuestPlan {
  const isInNotes = (id: string) => (tables ? tables.waiting.has(id) : true)
  const added = plan.added.map(({ table: _, ...guest }) =>
    withTableInNotes(guest, isInNotes(guest.id) ? tableOf.get(guest.id) : undefined),
  )
  return { ...plan, added, tables, withTable, unseated }
}

function withTableInNotes(guest: PlannedGuest, table: string | undefined): PlannedGuest {
  if (!table) return guest
  const line = foldText(table).startsWith('mesa') ? table : `Mesa: ${table}`
  const notes = [guest.notes, line].filter(Boolean).join('\n')
  return notes.length <= GUEST_NOTES_MAX ? { ...guest, notes } : guest
}
