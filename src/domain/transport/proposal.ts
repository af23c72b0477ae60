import { fingerprint } from '../text/fingerprint.ts'
import { proposedRoute, type RouteProposal, type VehicleSize } from './proposed-route.ts'
import { type BusPerson, type BusTrip, inOrder, TRIPS_MAX } from './transport.ts'

/** Sizes that a proposal chooses from. */
export const SIZES_MAX = 8

/** The changes that give everybody who waits a seat, by route; one where all have a seat has none. */
export type BusProposal = { routes: RouteProposal[] }

/**
 * Proposes the fewest buses of the given sizes for those who have asked for one: on each route, which is the same stops at
 * the same hours one way, buses that are there get larger before one is added, families stay in their bus while
 * it has room for all of them, and together wherever they fit. Buses are never taken away: who has not answered yet may need them. The same people and
 * trips make the same proposal, in whichever order they are given.
 */
export function proposeBuses(
  trips: readonly BusTrip[],
  people: readonly BusPerson[],
  sizes: readonly VehicleSize[],
): BusProposal {
  let room = TRIPS_MAX - trips.length
  const offered = sizes.toSorted((a, b) => a.seats - b.seats || a.vehicle.localeCompare(b.vehicle))
  const routes: RouteProposal[] = []
  for (const route of routesOf(trips)) {
    const proposed = proposedRoute(route, { people, sizes: offered, room })
    if (!proposed) continue
    room -= proposed.added.length
    routes.push(proposed)
  }
  return { routes }
}

/** Trips with the same stops at the same hours, in the order in which they leave. */
export function routesOf(trips: readonly BusTrip[]): BusTrip[][] {
  const routes = new Map<string, BusTrip[]>()
  for (const trip of inOrder(trips)) {
    const way = JSON.stringify([
      trip.direction,
      trip.stops.map(({ name, minute, isVenue }) => [name.toLocaleLowerCase('es'), minute, isVenue]),
    ])
    routes.set(way, [...(routes.get(way) ?? []), trip])
  }
  return [...routes.values()]
}

/** Whether a proposal can do nothing for those who wait. */
export const isWithoutChanges = ({ routes }: BusProposal): boolean =>
  routes.every(({ added, enlarged, moves }) => added.length + enlarged.length + moves.length === 0)

/** The price in cents of a bus of that size: that of the first one of the wedding; `null` when none has one. */
export const priceOf = ({ vehicle, seats }: VehicleSize, trips: readonly BusTrip[]): number | null =>
  trips.find((trip) => trip.vehicle === vehicle && trip.seats === seats && trip.priceCents !== null)
    ?.priceCents ?? null

/** The cost of the added buses in cents, and how many have no known price; `null` when none of them has one. */
export function addedCents(
  { routes }: BusProposal,
  trips: readonly BusTrip[],
): { cents: number; unpriced: number } | null {
  const prices = routes.flatMap(({ added }) => added.map((size) => priceOf(size, trips)))
  const known = prices.filter((price) => price !== null)
  if (known.length === 0) return null
  return { cents: known.reduce((total, price) => total + price, 0), unpriced: prices.length - known.length }
}

/** A mark of all that a proposal changes: another one means that people or buses have changed since it was shown. */
export const markOf = ({ routes }: BusProposal): string =>
  fingerprint(
    JSON.stringify(
      routes.map(({ added, enlarged, moves }) => [
        added.map(({ vehicle, seats }) => [vehicle, seats]),
        enlarged.map(({ trip, vehicle, seats }) => [trip.id, trip.seats, vehicle, seats]),
        moves.map(({ person, from, to, stop }) => [person.id, from, to, stop]),
      ]),
    ),
  )
