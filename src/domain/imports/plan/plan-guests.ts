import type { TablePlan } from '../../guest-import/imported-tables.ts'
import { type GuestUpdate, namesOtherHousehold, updateOf } from '../../guest-import/imported-updates.ts'
import { findPossibleDuplicates, isSkippable } from '../../guests/guest-duplicates.ts'
import { GUEST_NOTES_MAX } from '../../guests/guests.ts'
import type { ImportedGuest } from '../../guests/imported-guest.ts'
import { grouped } from '../../lists/grouped.ts'
import { foldText } from '../../text/fold-text.ts'
import type { IdOf, ImportAnswers, KnownWedding, PlacedPart } from './known-wedding.ts'
import { listedPeople, onceEach } from './listed-people.ts'
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
  /** New guests who may be families, by their names; they stand together only when the person says so. */
  likelyFamilies: string[][]
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
  const { people, twice } = onceEach(listedPeople(parts), answers.samePeople ?? true)
  const existing = known.guests ?? []
  const duplicates = findPossibleDuplicates(
    people.map(({ guest }) => guest),
    existing,
  ).filter(isSkippable)
  const knownOf = new Map(duplicates.map(({ index, otherIndex }) => [index, existing[otherIndex]!]))
  const plan: GuestPlan = {
    ...{ added: [], updates: [], same: 0, twice, keptFamilies: [], likelyFamilies: [] },
    ...{ tables: null, withTable: 0, unseated: [] },
  }
  const seats: SeatWish[] = []
  const likely: LikelyPerson[] = []
  for (const [index, { guest, likely: family, key, fileId, at, row }] of people.entries()) {
    const there = knownOf.get(index)
    const wish = { name: guest.fullName, table: guest.table, from: { fileId, at, row } }
    if (!there) {
      const id = idOf(`guest:${key}`)
      plan.added.push({ ...guest, id })
      if (family) likely.push({ family, id, name: guest.fullName })
      seats.push({ ...wish, guestId: id, comes: guest.rsvp === true })
      continue
    }
    const update = updateOf(there, guest)
    if (update) plan.updates.push(update)
    else plan.same += 1
    if (namesOtherHousehold(there, guest)) plan.keptFamilies.push(there.fullName)
    seats.push({ ...wish, guestId: there.id, comes: (update?.becomes.rsvp ?? there.rsvp) === true })
  }
  const joined = withLikely(plan, likely, answers.families ?? false)
  return seated(joined, planSeats(seats, { parts, known, idOf }))
}

type LikelyPerson = { family: string; id: string; name: string }

/** The plan with the families that people may be, who stand together if `areJoined`. One who is left of a family is none. */
function withLikely(plan: GuestPlan, likely: readonly LikelyPerson[], areJoined: boolean): GuestPlan {
  const families = [...grouped(likely, ({ family }) => family)].filter(([, people]) => people.length > 1)
  const familyOf = new Map(families.flatMap(([family, people]) => people.map(({ id }) => [id, family])))
  return {
    ...plan,
    likelyFamilies: families.map(([, people]) => people.map(({ name }) => name)),
    added: areJoined
      ? plan.added.map((guest) => {
          const household = familyOf.get(guest.id)
          return household ? { ...guest, household } : guest
        })
      : plan.added,
  }
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
