import { ridersOf } from './riders.ts'
import { askedFor, type BusPerson, type BusTrip, choicesOf, DIRECTIONS, type Direction } from './transport.ts'

/** The seats of the buses as a family sees them on its invitation. */
export type FamilySeats = {
  /** Free seats by the key of a stop. The stops of a bus that the family has asked for are not there. */
  free: Record<string, number>
  /** The people of the family who wait for a seat. */
  waiting: Record<Direction, string[]>
}

/** Those who come and have asked for a stop of a trip, in no order. */
const askingFor = ({ direction, stops }: BusTrip, people: readonly BusPerson[]) => {
  const keys = new Set(choicesOf({ stops }).map(({ key }) => key))
  return people.filter((person) => keys.has(askedFor(person, direction) ?? ''))
}

/** Trips with more people than seats, which the family has asked for: it waits there or has a seat, by the order. */
export const fullTripsOf = (
  trips: readonly BusTrip[],
  asked: Readonly<Record<Direction, Readonly<Record<string, number>>>>,
  family: readonly BusPerson[],
): BusTrip[] =>
  trips.filter((trip) => askedOf(trip, asked) > trip.seats && askingFor(trip, family).length > 0)

/** How many have asked for a trip, from their number by stop. */
const askedOf = (
  { direction, stops }: BusTrip,
  asked: Readonly<Record<Direction, Readonly<Record<string, number>>>>,
): number => choicesOf({ stops }).reduce((sum, { key }) => sum + (asked[direction][key] ?? 0), 0)

/**
 * The seats as a family sees them: how many are free, by the number of those who have asked, and who of it waits, for
 * which `people` has everybody who asked for a trip of `fullTripsOf`.
 */
export function familySeats(
  trips: readonly BusTrip[],
  asked: Readonly<Record<Direction, Readonly<Record<string, number>>>>,
  { family, people }: { family: readonly BusPerson[]; people: readonly BusPerson[] },
): FamilySeats {
  const seats: FamilySeats = { free: {}, waiting: { out: [], back: [] } }
  const own = new Set(family.map(({ id }) => id))
  for (const trip of trips) {
    if (askingFor(trip, family).length > 0) continue
    const free = Math.max(0, trip.seats - askedOf(trip, asked))
    for (const { key } of choicesOf(trip)) seats.free[key] = free
  }
  for (const trip of fullTripsOf(trips, asked, family)) {
    const waiting = ridersOf(trip, people).waiting.filter(({ id }) => own.has(id))
    seats.waiting[trip.direction].push(...waiting.map(({ id }) => id))
  }
  return seats
}

/** Whether there is nothing to say: no other bus, and no person who waits. */
export const areSeatsQuiet = ({ free, waiting }: FamilySeats): boolean =>
  Object.keys(free).length + waiting.out.length + waiting.back.length === 0

/** Both ways, before the people of a stop are counted. */
export const noneAsked = (): Record<Direction, Record<string, number>> =>
  Object.fromEntries(DIRECTIONS.map((direction) => [direction, {}])) as Record<
    Direction,
    Record<string, number>
  >
