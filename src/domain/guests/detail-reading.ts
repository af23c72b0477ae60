import type { GuestAge } from '../households/households.ts'
import { ALONE, type DetailFilter, GROUPED, NOTHING } from './guest-filter.ts'
import { answerOf, type GuestAnswer, type Rsvp } from './guests.ts'

type Details = {
  guestId: string
  householdId: string | null
  age: GuestAge
  side: string | null
  menu: string | null
  events: Record<string, Rsvp>
}

/** The seats of guests at all events; `null` for who does not see the tables, and until they are there. */
export type Seating = {
  tables: readonly { id: string; number: number }[]
  people: readonly { guestId: string; eventId: string | null; tableId: string | null; comes: boolean }[]
} | null

export type DetailReading = ReturnType<typeof readDetails>

/**
 * Whether a guest passes the filter, and the answer that is looked at: that to the event, `undefined` for a guest who
 * is not invited to it. It goes over the details once, and then takes a step for each guest.
 */
export function readDetails(filter: DetailFilter, details: readonly Details[], seating: Seating = null) {
  const seats = seatsOf(filter.event, seating)
  const known = new Map(details.map((one) => [one.guestId, one]))
  const sizes = new Map<string, number>()
  for (const { householdId } of details) {
    if (householdId) sizes.set(householdId, (sizes.get(householdId) ?? 0) + 1)
  }
  const isGrouped = (one: Details | undefined) => (sizes.get(one?.householdId ?? '') ?? 0) > 1
  const isOf = (wanted: string | null, value: string | null | undefined) =>
    wanted === null || (wanted === NOTHING ? !value : value === wanted)
  return {
    answer(guest: { id: string; rsvp: Rsvp; maybe?: boolean | undefined }): GuestAnswer | undefined {
      return filter.event === null ? answerOf(guest) : known.get(guest.id)?.events[filter.event]
    },
    passes({ id }: { id: string }): boolean {
      const one = known.get(id)
      const { event, family, table } = filter
      if (table !== null && seating && !(seats.has(id) && isOf(table, seats.get(id)))) return false
      if (event !== null && !Object.hasOwn(one?.events ?? {}, event)) return false
      if (family === GROUPED || family === ALONE) {
        if (isGrouped(one) !== (family === GROUPED)) return false
      } else if (family !== null && one?.householdId !== family) return false
      return (
        isOf(filter.menu, one?.menu) &&
        isOf(filter.side, one?.side) &&
        (filter.age === null || (one?.age ?? 'adult') === filter.age)
      )
    },
    /** The guests by their tables; those who come and have none, and then all the others, stand below. */
    inOrder<Guest extends { id: string }>(guests: readonly Guest[]): readonly Guest[] {
      if (filter.order === null || !seating) return guests
      const numbers = new Map(seating.tables.map(({ id, number }) => [id, number]))
      const rank = ({ id }: Guest) =>
        seats.has(id)
          ? (numbers.get(seats.get(id) ?? '') ?? Number.MAX_SAFE_INTEGER)
          : Number.POSITIVE_INFINITY
      return guests
        .map((guest) => ({ guest, at: rank(guest) }))
        .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
        .map(({ guest }) => guest)
    },
  }
}

/** The table of each guest who comes to an event. */
const seatsOf = (eventId: string | null, seating: Seating): ReadonlyMap<string, string | null> =>
  new Map(
    (seating?.people ?? [])
      .filter((person) => person.comes && person.eventId === eventId)
      .map(({ guestId, tableId }) => [guestId, tableId]),
  )
