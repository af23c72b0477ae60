import { expect, it } from 'vitest'
import { byFamily, ridersOf, unsaidOf, withFamilyNames } from './riders.ts'
import { type BusPerson, type BusTrip, inOrder, minuteOnTheWay } from './transport.ts'

const person = (id: string, over: Partial<BusPerson> = {}): BusPerson => ({
  ...{ id, name: `${id} Soto`, age: 'adult', householdId: null, householdName: null },
  ...{ busOut: 'armas', busBack: null, outAt: '2026-11-01T10:00:00Z', backAt: '2026-11-01T10:00:00Z' },
  ...{ createdAt: '2026-10-01T10:00:00Z' },
  ...over,
})

const trip = (over: Partial<BusTrip> = {}): BusTrip => ({
  ...{ id: 'trip', direction: 'out', vehicle: 'bus', seats: 2, createdAt: '2026-10-01T10:00:00Z' },
  ...{ companyId: null, priceCents: null },
  stops: [
    { key: 'armas', name: 'Plaza de Armas', place: null, minute: 660, isVenue: false },
    { key: 'fin', name: 'Hacienda', place: null, minute: 725, isVenue: true },
  ],
  ...over,
})

const ids = (people: readonly BusPerson[]) => people.map(({ id }) => id)

it('as many go as there are seats, those who asked first, and the others wait in their order', () => {
  const people = [
    person('late', { outAt: '2026-11-03T10:00:00Z' }),
    person('first', { outAt: '2026-11-01T10:00:00Z' }),
    person('none', { busOut: null }),
    person('second', { outAt: '2026-11-02T10:00:00.000001+00:00' }),
  ]
  const { going, waiting } = ridersOf(trip(), people)
  expect([ids(going), ids(waiting)]).toEqual([['first', 'second'], ['late']])
})

it('those who ask at once stay beside their family', () => {
  const people = [
    person('a', { householdId: 'two' }),
    person('b', { householdId: 'one' }),
    person('c', { householdId: 'two' }),
    person('d', { householdId: 'one' }),
  ]
  expect(ids(ridersOf(trip(), people).going)).toEqual(['b', 'd'])
})

it('nobody rides to a stop that is gone, nor to the place of the celebration', () => {
  const people = [person('gone', { busOut: 'old' }), person('venue', { busOut: 'fin' })]
  expect(ridersOf(trip(), people)).toEqual({ going: [], waiting: [] })
  expect(ids(unsaidOf('out', [trip()], people))).toEqual(['gone', 'venue'])
})

it('a family is called by its name, or by the surnames of its people', () => {
  const people = [
    person('Carmen', { householdId: 'h' }),
    person('Íñigo'),
    person('Noa', { householdId: 'h' }),
  ]
  expect(byFamily(people).map(({ name, people: own }) => [name, own.length])).toEqual([
    ['Soto', 2],
    ['Soto', 1],
  ])
})

it('a part of a family is called like the whole', () => {
  const people = withFamilyNames([
    person('Carmen', { householdId: 'h', name: 'Carmen Etxeberria' }),
    person('Jon', { householdId: 'h', name: 'Jon Ruiz' }),
  ])
  expect(byFamily(people.slice(1))[0]!.name).toBe('Etxeberria')
})

it('buses stand in the order in which they leave, those there first', () => {
  const at = (id: string, minute: number | null, direction: BusTrip['direction']) =>
    trip({ id, direction, stops: [{ key: id, name: id, place: null, minute, isVenue: false }] })
  const trips = [
    at('three', 1620, 'back'),
    at('open', null, 'out'),
    at('half', 1470, 'back'),
    at('noon', 660, 'out'),
  ]
  expect(inOrder(trips).map(({ id }) => id)).toEqual(['noon', 'open', 'half', 'three'])
})

it('a bus back before noon leaves on the day after the wedding', () => {
  expect([minuteOnTheWay(180, 'back'), minuteOnTheWay(1410, 'back'), minuteOnTheWay(675, 'out')]).toEqual([
    1620, 1410, 675,
  ])
})
