import { type BusPerson, type BusTrip, choicesOf, DIRECTIONS, type Direction, hourAt } from './transport.ts'

/** A stop that some of a family have asked for, as its page shows it; `minute` of the clock. */
export type FamilyRide = {
  direction: Direction
  key: string
  name: string
  place: string | null
  minute: number | null
  /** How many of the family wait there for a seat; one that was told before seats were has none. */
  waiting?: number
}

/** The ids of those who wait for a seat. */
export type Waiting = Record<Direction, ReadonlySet<string>>

/** The stops of a family, those there before those back, each once. */
export function familyRides(
  people: readonly Pick<BusPerson, 'id' | 'busOut' | 'busBack'>[],
  trips: readonly Pick<BusTrip, 'direction' | 'stops'>[],
  waiting: Waiting,
): FamilyRide[] {
  return trips
    .toSorted((a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction))
    .flatMap((trip) => {
      const { direction } = trip
      return choicesOf(trip).flatMap(({ key, name, place }) => {
        const here = people.filter((one) => (direction === 'out' ? one.busOut : one.busBack) === key)
        if (here.length === 0) return []
        const waits = here.filter(({ id }) => waiting[direction].has(id)).length
        return [{ direction, key, name, place, minute: hourAt(trip, key), waiting: waits }]
      })
    })
}

/**
 * The rides that a family knows once it has chosen itself: a new stop as it is, and one that it has kept as it was told,
 * because its page may be older than a change of it. Its page says then who of it waits.
 */
export const knownRides = (told: readonly FamilyRide[], now: readonly FamilyRide[]): FamilyRide[] =>
  now.map((ride) => {
    const was = told.find(({ key }) => key === ride.key)
    return was ? { ...was, ...(ride.waiting !== undefined && { waiting: ride.waiting }) } : ride
  })

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
      return was && (isOther(was, ride) || isSeatOther(was, ride)) ? [{ direction, now: ride, was }] : []
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

/** Whether a stop is another one, or another than it was told. */
export const isOther = (was: FamilyRide, now: FamilyRide): boolean =>
  now.key !== was.key ||
  (now.minute !== null && now.minute !== was.minute) ||
  now.name !== was.name ||
  now.place !== was.place

const isSeatOther = (was: FamilyRide, now: FamilyRide): boolean =>
  was.waiting !== undefined && now.waiting !== undefined && now.waiting !== was.waiting
