import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedCents, type BusProposal, isWithoutChanges, markOf, proposeBuses } from './proposal.ts'
import type { VehicleSize } from './proposed-route.ts'
import { ridersOf } from './riders.ts'
import { askedFor, type BusPerson, type BusTrip, TRIPS_MAX } from './transport.ts'

const SIZES: VehicleSize[] = [
  { vehicle: 'van', seats: 8 },
  { vehicle: 'minibus', seats: 19 },
  { vehicle: 'bus', seats: 55 },
]

const trip = (id: string, seats: number, over: Partial<BusTrip> = {}): BusTrip => ({
  ...{ id, seats, direction: 'out', vehicle: 'bus', companyId: null, priceCents: null },
  createdAt: '2026-10-01T10:00:00Z',
  stops: ['armas', 'prado'].map((name, at) => ({
    ...{ key: `${id}-${name}`, name, place: null, minute: 660 + 15 * at, isVenue: false },
  })),
  ...over,
})

let count = 0
const family = (size: number, key: string, over: Partial<BusPerson> = {}): BusPerson[] => {
  const householdId = `family-${count++}`
  return Array.from({ length: size }, (_, at) => ({
    ...{ id: `${householdId}-${at}`, name: `Ana Soto ${count}`, age: 'adult' as const, householdId },
    ...{ householdName: null, busOut: key, busBack: null, createdAt: '2026-10-01T10:00:00Z' },
    ...{ outAt: new Date(1_800_000_000_000 + count).toISOString(), backAt: '2026-10-01T10:00:00Z' },
    ...over,
  }))
}

/** The trips and people as they are once a proposal is applied. */
function applied(proposal: BusProposal, trips: readonly BusTrip[], people: readonly BusPerson[]) {
  const after = trips.map((one) => ({ ...one }))
  const keys = new Map<string, string>()
  for (const { trips: route, added, enlarged, moves } of proposal.routes) {
    for (const {
      trip: { id },
      seats,
    } of enlarged)
      after.find((one) => one.id === id)!.seats = seats
    const made = added.map((size, at) => {
      const { stops } = route[0]!
      return {
        ...route[0]!,
        ...size,
        id: `${route[0]!.id}+${at}`,
        stops: stops.map((stop) => ({ ...stop, key: `${stop.key}+${at}` })),
      }
    })
    after.push(...made)
    const buses = [...route, ...made]
    for (const { person, to, stop } of moves) keys.set(person.id, buses[to]!.stops[stop]!.key)
  }
  const moved = people.map((person) => ({ ...person, busOut: keys.get(person.id) ?? person.busOut }))
  return { after, moved, waiting: after.flatMap((one) => ridersOf(one, moved).waiting) }
}

describe('a proposal of buses', () => {
  it('is none while nobody waits', () => {
    expect(proposeBuses([trip('a', 55)], family(55, 'a-armas'), SIZES)).toEqual({ routes: [] })
  })

  it('fills a free bus of the same stops and hours before anything else', () => {
    const [others, waiting] = [family(5, 'a-armas'), family(3, 'a-prado')]
    const [route] = proposeBuses([trip('a', 5), trip('b', 5)], [...others, ...waiting], SIZES).routes
    expect(route).toMatchObject({ added: [], enlarged: [], parted: [], left: 0 })
    expect(route!.moves.map(({ person, to, stop }) => [person.id, to, stop])).toEqual(
      waiting.map(({ id }) => [id, 1, 1]),
    )
  })

  it('takes a larger bus before it adds one, and the smallest that is enough', () => {
    const people = [...family(19, 'a-armas'), ...family(2, 'a-armas')]
    const route = proposeBuses([trip('a', 19, { vehicle: 'minibus' })], people, SIZES).routes[0]!
    expect(route).toMatchObject({ added: [], moves: [], enlarged: [{ vehicle: 'bus', seats: 55 }] })
    const more = proposeBuses([trip('a', 55)], [...family(55, 'a-armas'), ...family(4, 'a-prado')], SIZES)
    expect(more.routes[0]).toMatchObject({ enlarged: [], added: [{ vehicle: 'van', seats: 8 }] })
  })

  it('leaves routes of other hours and other ways alone', () => {
    const later = trip('b', 55, { stops: trip('b', 1).stops.map((stop) => ({ ...stop, minute: 700 })) })
    const { routes } = proposeBuses([trip('a', 2), later], family(3, 'a-armas'), [SIZES[0]!])
    expect(routes).toMatchObject([{ trips: [{ id: 'a' }], enlarged: [{ seats: 8 }] }])
  })

  it('brings a family together that waits in part', () => {
    const [first, second] = [family(3, 'a-armas'), family(4, 'a-armas')]
    const [route] = proposeBuses([trip('a', 5), trip('b', 5)], [...first, ...second], SIZES).routes
    expect(route!.moves.map(({ person }) => person.id)).toEqual(second.map(({ id }) => id))
  })

  it('says which families are parted when there is no other way', () => {
    const people = Array.from({ length: 4 }, () => family(3, 'a-armas')).flat()
    const [route] = proposeBuses(
      [trip('a', 6), trip('b', 6)],
      [...people.slice(0, 9), ...family(1, 'a-prado')],
      SIZES,
    ).routes
    expect(route!.parted).toEqual([])
    const [tight] = proposeBuses([trip('a', 4)], family(9, 'a-armas'), [{ vehicle: 'van', seats: 8 }]).routes
    expect(tight!.parted).toHaveLength(1)
  })

  it('says how many wait still when a wedding has no more buses', () => {
    const full = Array.from({ length: TRIPS_MAX - 1 }, (_, at) =>
      trip(`o${at}`, 8, {
        stops: [{ key: `o${at}`, name: `o${at}`, place: null, minute: 0, isVenue: false }],
      }),
    )
    const proposal = proposeBuses([trip('a', 8), ...full], family(11, 'a-armas'), [SIZES[0]!])
    expect(proposal.routes).toMatchObject([{ left: 3, added: [], moves: [] }])
    expect(isWithoutChanges(proposal)).toBe(true)
  })

  it('costs what buses of its sizes cost in the wedding, as far as that is known', () => {
    const trips = [trip('a', 55, { priceCents: 32_050 })]
    const proposal = proposeBuses(trips, family(70, 'a-armas'), [SIZES[2]!])
    expect(addedCents(proposal, trips)).toEqual({ cents: 32_050, unpriced: 0 })
    expect(addedCents(proposeBuses(trips, family(57, 'a-armas'), SIZES), trips)).toBeNull()
  })

  const shape = fc.record({
    seats: fc.array(fc.constantFrom(2, 8, 19, 35), { minLength: 1, maxLength: 4 }),
    families: fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 6 }), bus: fc.nat(3), isFirst: fc.boolean() }),
      {
        maxLength: 60,
      },
    ),
    sizes: fc.subarray(SIZES, { minLength: 1 }),
  })

  const storyOf = ({
    seats,
    families,
  }: {
    seats: number[]
    families: { size: number; bus: number; isFirst: boolean }[]
  }) => ({
    trips: seats.map((one, at) => trip(`t${at}`, one)),
    people: families.flatMap(({ size, bus, isFirst }) =>
      family(size, `t${bus % seats.length}-${isFirst ? 'armas' : 'prado'}`),
    ),
  })

  it('carries everybody, overfills no bus, keeps stops, and adds as few buses as there can be', () => {
    fc.assert(
      fc.property(shape, ({ sizes, ...given }) => {
        const { trips, people } = storyOf(given)
        const proposal = proposeBuses(trips, people, sizes)
        const { after, moved, waiting } = applied(proposal, trips, people)
        expect(waiting).toEqual([])
        for (const person of moved) {
          const before = people.find(({ id }) => id === person.id)!
          const nameOf = (key: string | null) =>
            after.flatMap(({ stops }) => stops).find((stop) => stop.key === key)?.name
          expect(nameOf(askedFor(person, 'out'))).toBe(nameOf(askedFor(before, 'out')))
        }
        const largest = Math.max(...sizes.map(({ seats }) => seats))
        const most = trips.reduce((total, { seats }) => total + Math.max(seats, largest), 0)
        const isFull = trips.some((one) => ridersOf(one, people).waiting.length > 0)
        const least = isFull ? Math.max(0, Math.ceil((people.length - most) / largest)) : 0
        expect(after.length - trips.length).toBe(least)
      }),
      { numRuns: 300 },
    )
  })

  it('parts no family that it does not name, and is the same in whichever order people are given', () => {
    fc.assert(
      fc.property(shape, fc.infiniteStream(fc.nat()), ({ sizes, ...given }, numbers) => {
        const { trips, people } = storyOf(given)
        const proposal = proposeBuses(trips, people, sizes)
        const shuffled = people
          .map((person) => ({ person, at: numbers.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ person }) => person)
        expect(markOf(proposeBuses(trips.toReversed(), shuffled, sizes.toReversed()))).toBe(markOf(proposal))
        if (proposal.routes.length === 0) return
        const { after, moved } = applied(proposal, trips, people)
        const named = new Set(proposal.routes.flatMap(({ parted }) => parted.map(({ id }) => id)))
        for (const id of new Set(people.map(({ householdId }) => householdId!))) {
          const buses = new Set(
            moved
              .filter(({ householdId }) => householdId === id)
              .map(({ busOut }) => after.findIndex(({ stops }) => stops.some(({ key }) => key === busOut))),
          )
          expect(buses.size > 1).toBe(named.has(id))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is made of thousands of people and as many buses as a wedding has', () => {
    const trips = Array.from({ length: 30 }, (_, at) => trip(`t${at}`, 19))
    const people = Array.from({ length: 800 }, (_, at) => family(1 + (at % 5), `t${at % 30}-armas`)).flat()
    const { routes } = proposeBuses(trips, people, SIZES)
    expect(people.length).toBe(2400)
    expect(routes[0]!.left).toBe(0)
    expect(trips.length + routes[0]!.added.length).toBe(Math.ceil(2400 / 55))
  })
})
