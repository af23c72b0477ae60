import { groupByFamily, householdName } from '../households/households.ts'
import { askedFor, type BusPerson, type BusTrip, choicesOf, type Direction } from './transport.ts'

/** The people of a trip: those who have a seat, and those who wait for one, in the order in which they asked. */
export type Riders = { going: BusPerson[]; waiting: BusPerson[] }

/** The part of a second, which PostgreSQL keeps more exactly than a `Date`. */
const microseconds = (instant: string) => (/\.(\d+)/.exec(instant)?.[1] ?? '').padEnd(6, '0')

/** The order of asking; the people of a family, who ask together, stay beside each other. */
const byAsking = (direction: Direction) => (a: BusPerson, b: BusPerson) => {
  const at = (person: BusPerson) => (direction === 'out' ? person.outAt : person.backAt)
  return (
    Date.parse(at(a)) - Date.parse(at(b)) ||
    microseconds(at(a)).localeCompare(microseconds(at(b))) ||
    (a.householdId ?? a.id).localeCompare(b.householdId ?? b.id) ||
    a.createdAt.localeCompare(b.createdAt) ||
    a.id.localeCompare(b.id)
  )
}

/** People as they have asked for a bus of a direction, who asked first before the others. */
export const inOrderOfAsking = (people: readonly BusPerson[], direction: Direction): BusPerson[] =>
  people.toSorted(byAsking(direction))

/**
 * Those who go and those who wait. A seat is not stored: as many go as there are seats, so that no bus is ever too full, and the
 * first who waits goes when a seat is freed.
 */
export function ridersOf(
  trip: Pick<BusTrip, 'direction' | 'seats' | 'stops'>,
  people: readonly BusPerson[],
): Riders {
  const keys = new Set(choicesOf(trip).map(({ key }) => key))
  const asking = inOrderOfAsking(
    people.filter((person) => keys.has(askedFor(person, trip.direction) ?? '')),
    trip.direction,
  )
  return { going: asking.slice(0, trip.seats), waiting: asking.slice(trip.seats) }
}

/** Those who come and have asked for no bus of a direction that is there. */
export function unsaidOf(
  direction: Direction,
  trips: readonly BusTrip[],
  people: readonly BusPerson[],
): BusPerson[] {
  const keys = new Set(
    trips
      .filter((trip) => trip.direction === direction)
      .flatMap((trip) => choicesOf(trip).map(({ key }) => key)),
  )
  return people.filter((person) => !keys.has(askedFor(person, direction) ?? ''))
}

/** People of one family, or one who stands alone. */
export type RidingFamily = { id: string; name: string; people: BusPerson[] }

/** The same people, each with the name of the whole family, also where a part of it is shown. */
export function withFamilyNames(people: readonly BusPerson[]): BusPerson[] {
  const names = new Map(byFamily(people).map(({ id, name }) => [id, name]))
  return people.map((person) =>
    person.householdId === null
      ? person
      : { ...person, householdName: names.get(person.householdId) ?? person.householdName },
  )
}

/** People by their families, in the order of the first of each. */
export const byFamily = (people: readonly BusPerson[]): RidingFamily[] =>
  groupByFamily(people, ({ id }) => id).map(([id, members]) => ({
    id,
    name: householdName(
      members[0]!.householdName,
      members.map(({ name }) => name),
    ),
    people: members,
  }))
