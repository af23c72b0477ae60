import type { GuestAge } from '../households/households.ts'
import type { Rsvp } from './guests.ts'

/** The guests in sight have these in common beside their answer; `null` for any. */
export type DetailFilter = {
  /** The event whose answers are looked at, by its id; the wedding itself is none. */
  event: string | null
  /** The key of a menu, or `NOTHING`. */
  menu: string | null
  /** Of whom, or `NOTHING`. */
  side: string | null
  age: GuestAge | null
  /** The id of a household, `GROUPED` or `ALONE`. */
  family: string | null
}

export const NO_DETAIL_FILTER: DetailFilter = { event: null, menu: null, side: null, age: null, family: null }

/** Nothing is chosen or told. */
export const NOTHING = 'ninguno'

/** In a household of several people, and not in one. */
export const GROUPED = 'con-familia'
export const ALONE = 'sin-familia'

type Details = {
  guestId: string
  householdId: string | null
  age: GuestAge
  side: string | null
  menu: string | null
  events: Record<string, Rsvp>
}

export const isFiltering = (filter: DetailFilter): boolean =>
  Object.values(filter).some((value) => value !== null)

/**
 * Whether a guest passes the filter, and the answer that is looked at: that to the event, `undefined` for a guest who
 * is not invited to it. It goes over the details once, and then takes a step for each guest.
 */
export function readDetails(filter: DetailFilter, details: readonly Details[]) {
  const known = new Map(details.map((one) => [one.guestId, one]))
  const sizes = new Map<string, number>()
  for (const { householdId } of details) {
    if (householdId) sizes.set(householdId, (sizes.get(householdId) ?? 0) + 1)
  }
  const isGrouped = (one: Details | undefined) => (sizes.get(one?.householdId ?? '') ?? 0) > 1
  const isOf = (wanted: string | null, value: string | null | undefined) =>
    wanted === null || (wanted === NOTHING ? !value : value === wanted)
  return {
    answer({ id, rsvp }: { id: string; rsvp: Rsvp }): Rsvp | undefined {
      return filter.event === null ? rsvp : known.get(id)?.events[filter.event]
    },
    passes({ id }: { id: string }): boolean {
      const one = known.get(id)
      const { event, family } = filter
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
  }
}
