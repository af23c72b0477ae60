import { packFamilies } from './packed-families.ts'
import { byFamily, inOrderOfAsking, type RidingFamily } from './riders.ts'
import { askedFor, type BusPerson, type BusTrip } from './transport.ts'

/** A vehicle that may be had, with its seats. */
export type VehicleSize = Pick<BusTrip, 'vehicle' | 'seats'>

/** A person who goes with another bus of the route: `to` is its place among those that are there, and then the added ones. */
export type ProposedMove = {
  person: BusPerson
  /** The key of the stop they have asked for. */
  from: string
  to: number
  /** The place of their stop on the way, which stays the same. */
  stop: number
}

/** The changes of a route: the trips that are there, in their order, and what is done. */
export type RouteProposal = {
  trips: BusTrip[]
  /** Buses that are added with the stops of the first trip. */
  added: VehicleSize[]
  enlarged: ({ trip: BusTrip } & VehicleSize)[]
  moves: ProposedMove[]
  /** Families that fit in no bus as a whole. */
  parted: RidingFamily[]
  /** How many wait still, because a wedding has no more buses. */
  left: number
}

type Given = { people: readonly BusPerson[]; sizes: readonly VehicleSize[]; room: number }

/** The changes of a route; `null` while no person waits. `sizes` are the smallest first. */
export function proposedRoute(
  trips: readonly BusTrip[],
  { people, sizes, room }: Given,
): RouteProposal | null {
  const stops = new Map(
    trips.flatMap((trip, bus) =>
      trip.stops.flatMap(({ key, isVenue }, stop) => (isVenue ? [] : [[key, { bus, stop }] as const])),
    ),
  )
  const { direction } = trips[0]!
  const placeOf = (person: BusPerson) => stops.get(askedFor(person, direction) ?? '')
  const asking = inOrderOfAsking(
    people.filter((person) => placeOf(person)),
    direction,
  )
  const asked = countByBus(trips.length, asking, (person) => placeOf(person)!.bus)
  if (trips.every(({ seats }, bus) => asked[bus]! <= seats)) return null
  const fleet = fleetFor(trips, { people: asking.length, asked, sizes, room })
  const capacities = [...fleet.present, ...fleet.added].map(({ seats }) => seats)
  const seated = asking.slice(
    0,
    capacities.reduce((total, seats) => total + seats, 0),
  )
  const { busOf, parted } = packFamilies(byFamily(seated), capacities, (person) => placeOf(person)!.bus)
  const loads = countByBus(capacities.length, seated, ({ id }) => busOf.get(id)!)
  return {
    trips: [...trips],
    added: fleet.added.map((_, at) => smallestFor(sizes, loads[trips.length + at]!)),
    enlarged: trips.flatMap((trip, at) => {
      const { seats, vehicle } = fleet.present[at]!
      return seats > trip.seats ? [{ trip, seats, vehicle }] : []
    }),
    moves: seated.flatMap((person) => {
      const { bus, stop } = placeOf(person)!
      const to = busOf.get(person.id)!
      return to === bus ? [] : [{ person, from: askedFor(person, direction)!, to, stop }]
    }),
    parted,
    left: asking.length - seated.length,
  }
}

/** How many people are in each of so many buses. */
function countByBus(
  buses: number,
  people: readonly BusPerson[],
  busOf: (person: BusPerson) => number,
): number[] {
  const counts = new Array<number>(buses).fill(0)
  for (const person of people) counts[busOf(person)]! += 1
  return counts
}

type Fleet = { present: VehicleSize[]; added: VehicleSize[] }

/**
 * The buses of a route with the fewest added: as many as are needed beside those that are there, were they as large as can be
 * had. Then these get larger only for who has no seat in the added ones, the fullest first.
 */
function fleetFor(
  trips: readonly BusTrip[],
  given: { people: number; asked: readonly number[]; sizes: readonly VehicleSize[]; room: number },
): Fleet {
  const { people, asked, sizes, room } = given
  const largest = sizes.at(-1)
  if (!largest) return { present: [...trips], added: [] }
  const most = trips.reduce((total, { seats }) => total + Math.max(seats, largest.seats), 0)
  const wanted = Math.max(0, Math.ceil((people - most) / largest.seats))
  const added = Array.from({ length: Math.min(wanted, Math.max(0, room)) }, () => largest)
  let missing = people - trips.reduce((total, { seats }) => total + seats, 0) - added.length * largest.seats
  const present: VehicleSize[] = trips.map(({ vehicle, seats }) => ({ vehicle, seats }))
  const fullest = trips
    .map(({ seats }, bus) => ({ bus, waiting: asked[bus]! - seats }))
    .toSorted((a, b) => b.waiting - a.waiting || a.bus - b.bus)
  for (const { bus } of fullest) {
    const { seats } = present[bus]!
    if (missing <= 0 || seats >= largest.seats) continue
    const size = smallestFor(sizes, seats + missing)
    present[bus] = { vehicle: size.vehicle, seats: size.seats }
    missing -= size.seats - seats
  }
  return { present, added }
}

/** The smallest vehicle for so many people, or else the largest. */
const smallestFor = (sizes: readonly VehicleSize[], people: number): VehicleSize =>
  sizes.find(({ seats }) => seats >= people) ?? sizes.at(-1)!
