import { askedFor, type BusPerson, type BusTrip, TRIP_SEATS_MAX, TRIPS_MAX } from './transport.ts'

/** Taps that a phone sends at once. */
export const TICKS_AT_ONCE_MAX = 200

/** Ticks that are kept of a wedding: one for each seat that there can be. */
export const BOARDINGS_MAX = TRIPS_MAX * TRIP_SEATS_MAX

/** How who counts may call themselves. */
export const COUNTED_BY_MAX = 60

/** Days after the wedding on which is forgotten who was in which bus. */
export const BOARDINGS_KEPT_DAYS = 30

/** Whether a guest has got into a bus, as it was last ticked. */
export type Boarding = {
  tripId: string
  guestId: string
  isAboard: boolean
  /** When the box was tapped. */
  at: string
  /** The one who counted: a member, or the name that was typed on the phone. */
  by: string | null
}

/** A tap on the box of a guest. A repeated one says the same again. */
export type Tick = {
  id: string
  tripId: string
  guestId: string
  isAboard: boolean
  /** When the box was tapped, in milliseconds since 1970 by the clock of the server. */
  at: number
}

/** A tap as it is kept: a phone with a wrong clock has tapped no later than its tap arrived. */
export const tappedAt = ({ at }: Pick<Tick, 'at'>, now: Date): Date => new Date(Math.min(at, now.getTime()))

/** Those who are in each bus, by its id; a bus with none is not there. */
export function aboardByTrip(boardings: readonly Boarding[]): Map<string, Set<string>> {
  const aboard = new Map<string, Set<string>>()
  for (const { tripId, guestId, isAboard } of boardings) {
    if (isAboard) aboard.set(tripId, (aboard.get(tripId) ?? new Set()).add(guestId))
  }
  return aboard
}

/** How many of those who have a seat are in the bus, and who is missing. */
export function boardingOf(going: readonly BusPerson[], aboard: ReadonlySet<string> | undefined) {
  const missing = going.filter(({ id }) => !aboard?.has(id))
  return { aboard: going.length - missing.length, missing }
}

/** The same of one stop: those who get on there or, on the way back, off. */
export const boardingAt = (
  { direction }: Pick<BusTrip, 'direction'>,
  key: string,
  going: readonly BusPerson[],
  aboard: ReadonlySet<string> | undefined,
) =>
  boardingOf(
    going.filter((person) => askedFor(person, direction) === key),
    aboard,
  )
