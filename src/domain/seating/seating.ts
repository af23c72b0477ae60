import type { GuestAge, InvitationLanguage } from '../households/households.ts'
import type { RoomPoint } from './room.ts'

/** The shapes of a table. */
export const TABLE_SHAPES = ['round', 'rectangular', 'imperial', 'head', 'children'] as const

export type TableShape = (typeof TABLE_SHAPES)[number]

/** Tables of one event. */
export const TABLES_MAX = 200

/** Guests who get another seat in one act: a proposal for all whom a wedding may have. */
export const SEATED_AT_ONCE_MAX = 10_000

/** The bytes of so many moves, with three ids each. */
export const SEATED_BODY_MAX_BYTES = 2 * 1024 * 1024

export const TABLE_SEATS_MAX = 30
export const TABLE_NUMBER_MAX = 999
export const TABLE_NAME_MAX = 200

/** A table of the room of an event; `eventId` is null for the wedding itself. */
export type SeatingTable = {
  id: string
  eventId: string | null
  number: number
  name: string | null
  shape: TableShape
  seats: number
  /** The middle of the table in the room; null until it is placed. */
  position: RoomPoint | null
  /** In degrees. */
  rotation: number
  /** A proposal leaves its people where they are. */
  isLocked: boolean
  /** Its chairs are numbered: the couple says who sits beside whom. */
  isOrdered: boolean
  /** Its people climb stairs to get there. */
  hasStairs: boolean
  createdAt: string
}

/** A guest who comes to an event, or has a seat there; `comes` is false once they have taken their yes back. */
export type SeatingPerson = {
  /** Of the guest at this event. */
  id: string
  guestId: string
  eventId: string | null
  name: string
  age: GuestAge
  /** Of whom, as the list of guests says it. */
  side: string | null
  householdId: string | null
  householdName: string | null
  /** The language of the invitation of their family. */
  language: InvitationLanguage
  needsHighChair: boolean
  comes: boolean
  tableId: string | null
  /** A proposal leaves them at their table. */
  isLocked: boolean
  /** The chair at the table, from 1; null while they have no certain one. */
  chair: number | null
  createdAt: string
}

/** Seats, or people who come, beyond which a room is shown as a list: a plan of them would be too slow, and too small to read. */
export const DRAWN_SEATS_MAX = 600

/** Whether a room is small enough for its plan to be drawn at once. */
export const isDrawn = (
  tables: readonly Pick<SeatingTable, 'seats'>[],
  people: readonly Pick<SeatingPerson, 'comes'>[],
): boolean =>
  tables.reduce((sum, { seats }) => sum + seats, 0) <= DRAWN_SEATS_MAX &&
  (people.length <= DRAWN_SEATS_MAX || people.filter(({ comes }) => comes).length <= DRAWN_SEATS_MAX)

/** The id of a guest at an event. */
export const placeId = (guestId: string, eventId: string | null): string =>
  eventId === null ? guestId : `${guestId}/${eventId}`

/** The people who sit at a table: those who do not come any more have left their seat free. */
export const seatedAt = (people: readonly SeatingPerson[], tableId: string): readonly SeatingPerson[] =>
  seatedByTable(people).get(tableId) ?? []

/** Two hundred tables ask for theirs among ten thousand people, who are gone through once. */
const known = new WeakMap<readonly SeatingPerson[], Map<string, SeatingPerson[]>>()

function seatedByTable(people: readonly SeatingPerson[]): Map<string, SeatingPerson[]> {
  const found = known.get(people)
  if (found) return found
  const byTable = new Map<string, SeatingPerson[]>()
  for (const person of people) {
    if (person.tableId === null || !person.comes) continue
    const there = byTable.get(person.tableId)
    if (there) there.push(person)
    else byTable.set(person.tableId, [person])
  }
  known.set(people, byTable)
  return byTable
}

/** Seats of a table that are free, below zero when it was made smaller than its people. */
export const freeSeats = (
  { id, seats }: Pick<SeatingTable, 'id' | 'seats'>,
  people: readonly SeatingPerson[],
): number => seats - seatedAt(people, id).length

/** The number that a new table gets: one more than the highest of its event. */
export const nextTableNumber = (tables: readonly Pick<SeatingTable, 'number'>[]): number =>
  Math.min(TABLE_NUMBER_MAX, Math.max(0, ...tables.map(({ number }) => number)) + 1)

/** As many tables of so many seats as people who wait need, one at least. */
export const tablesFor = (waiting: number, seats: number): number =>
  Math.min(TABLES_MAX, Math.max(1, Math.ceil(waiting / seats)))

/** Several tables that differ in their numbers alone, from the first one on. */
export const numbered = <Table extends Pick<SeatingTable, 'number'>>(first: Table, count: number): Table[] =>
  Array.from({ length: count }, (_, index) => ({
    ...first,
    number: Math.min(TABLE_NUMBER_MAX, first.number + index),
  }))
