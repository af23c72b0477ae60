import { type BusPerson, type BusTrip, choicesOf, DIRECTIONS, type Direction, hourAt } from './transport.ts'

/** A stop that some of a family have asked for, as its page shows it; `minute` of the clock. */
export type FamilyRide = {
  direction: Direction
  key: string
  name: string
  place: string | null
  minute: number | null
}

/** The stops of a family, those there before those back, each once. */
export function familyRides(
  people: readonly Pick<BusPerson, 'busOut' | 'busBack'>[],
  trips: readonly Pick<BusTrip, 'direction' | 'stops'>[],
): FamilyRide[] {
  return DIRECTIONS.flatMap((direction) => {
    const asked = new Set(people.map((one) => (direction === 'out' ? one.busOut : one.busBack)))
    return trips
      .filter((trip) => trip.direction === direction)
      .flatMap((trip) =>
        choicesOf(trip)
          .filter(({ key }) => asked.has(key))
          .map(({ key, name, place }) => ({ direction, key, name, place, minute: hourAt(trip, key) })),
      )
  })
}

/**
 * The rides that a family knows once it has chosen itself: a new stop as it is, and one that it has kept as it was told,
 * because its page may be older than a change of it.
 */
export const knownRides = (told: readonly FamilyRide[], now: readonly FamilyRide[]): FamilyRide[] =>
  now.map((ride) => told.find(({ key }) => key === ride.key) ?? ride)

/** A change for a family: `now` is null where there is no bus any more, `was` where there was none before. */
export type RideChange = { direction: Direction; now: FamilyRide | null; was: FamilyRide | null }

/**
 * Compares the rides of a family with those that it was told. A stop that took the place of another of the same way is one
 * change; an hour that is taken away says nothing yet.
 */
export function rideChanges(told: readonly FamilyRide[], now: readonly FamilyRide[]): RideChange[] {
  return DIRECTIONS.flatMap((direction) => {
    const [before, after] = [told, now].map((rides) => rides.filter((ride) => ride.direction === direction))
    const kept = after!.flatMap((ride) => {
      const was = before!.find(({ key }) => key === ride.key)
      return was && isTold(was, ride) ? [{ direction, now: ride, was }] : []
    })
    const gone = before!.filter(({ key }) => after!.every((ride) => ride.key !== key))
    const added = after!.filter(({ key }) => before!.every((ride) => ride.key !== key))
    const moved = Array.from({ length: Math.max(gone.length, added.length) }, (_, at) => ({
      direction,
      now: added[at] ?? null,
      was: gone[at] ?? null,
    }))
    return [...kept, ...moved]
  })
}

const isTold = (was: FamilyRide, now: FamilyRide): boolean =>
  (now.minute !== null && now.minute !== was.minute) || now.name !== was.name || now.place !== was.place
