import { expect, it } from 'vitest'
import { type DriverSheet, driverSheet } from './driver-sheet.ts'
import { isMarked, type MarkedSheet, markedSheet } from './sheet-changes.ts'
import type { BusPerson, BusTrip } from './transport.ts'

const trip = (over: Partial<BusTrip> = {}): BusTrip => ({
  ...{ id: 'out', direction: 'out', vehicle: 'bus', seats: 55, createdAt: '2026-10-01T10:00:00Z' },
  ...{ companyId: null, priceCents: null },
  stops: [
    { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 660, isVenue: false },
    { key: 'prado', name: 'Prado', place: null, minute: 675, isVenue: false },
    { key: 'fin', name: 'Hacienda', place: null, minute: 725, isVenue: true },
  ],
  ...over,
})

const person = (id: string, over: Partial<BusPerson> = {}): BusPerson => ({
  ...{ id, name: `${id} Soto`, age: 'adult', householdId: null, householdName: null, busOut: 'armas' },
  ...{ busBack: null, outAt: `2026-11-01T10:00:00Z`, backAt: '2026-11-01T10:00:00Z' },
  ...{ createdAt: '2026-10-01T10:00:00Z' },
  ...over,
})

const HEADING = {
  company: 'Transvía',
  date: '2027-04-10' as DriverSheet['date'],
  contact: { name: 'Elena', phone: '600 00 01 38' },
}

const sheetOf = (people: readonly BusPerson[], trips: readonly BusTrip[] = [trip()], over: object = {}) =>
  driverSheet({ ...HEADING, ...over }, { trips, people })

const ridersAt = ({ trips }: MarkedSheet, key: string) =>
  trips.flatMap(({ stops }) =>
    stops
      .filter((stop) => stop.key === key)
      .flatMap(({ riders }) => riders.map((one) => `${one.guestId} ${one.mark}`)),
  )

it('a sheet has those with a seat at their stops, families beside each other, and none who wait', () => {
  const people = [
    person('a', { householdId: 'one' }),
    person('b'),
    person('c', { householdId: 'one', age: 'baby' }),
    person('late', { outAt: '2026-11-09T10:00:00Z' }),
    person('home', { busOut: null }),
  ]
  const [only] = sheetOf(people, [trip({ seats: 3 })]).trips
  expect(only!.stops.map(({ riders }) => riders.map(({ guestId }) => guestId))).toEqual([
    expect.toSatisfy((ids: string[]) => ids.toSorted().join() === 'a,b,c'),
    [],
    [],
  ])
  expect(Math.abs(idsOf(only!).indexOf('a') - idsOf(only!).indexOf('c'))).toBe(1)
})

const idsOf = (one: DriverSheet['trips'][number]) => one.stops[0]!.riders.map(({ guestId }) => guestId)

it('the first version has no marks, nor has one that says the same in another order', () => {
  const now = sheetOf([person('a'), person('b')])
  expect(isMarked(markedSheet(null, now))).toBe(false)
  const [only] = now.trips
  const [first, ...others] = only!.stops
  const turned = { ...first!, riders: first!.riders.toReversed() }
  expect(isMarked(markedSheet({ ...now, trips: [{ ...only!, stops: [turned, ...others] }] }, now))).toBe(
    false,
  )
})

it('who moves to another stop is gone at the one and new at the other', () => {
  const before = sheetOf([person('a'), person('b')])
  const marked = markedSheet(before, sheetOf([person('a', { busOut: 'prado' }), person('b')]))
  expect(ridersAt(marked, 'armas')).toEqual(['b same', 'a gone'])
  expect(ridersAt(marked, 'prado')).toEqual(['a new'])
  const [armas] = marked.trips[0]!.stops
  expect(armas!.count).toEqual({ value: 1, former: 2 })
  expect(marked.trips[0]!.going).toEqual({ value: 2 })
  expect(isMarked(marked)).toBe(true)
})

it.each<[string, DriverSheet]>([
  ['the date', sheetOf([person('a')], [trip()], { date: '2027-04-11' })],
  ['whom to call', sheetOf([person('a')], [trip()], { contact: null })],
  ['the seats', sheetOf([person('a')], [trip({ seats: 35 })])],
  ['the vehicle', sheetOf([person('a')], [trip({ vehicle: 'minibus' })])],
  ['a trip more', sheetOf([person('a')], [trip(), trip({ id: 'back', direction: 'back', stops: [] })])],
  ['a trip less', sheetOf([person('a')], [])],
  [
    'the hour of a stop',
    sheetOf([person('a')], [trip({ stops: trip().stops.map((stop) => ({ ...stop, minute: 600 })) })]),
  ],
  ['a stop less', sheetOf([person('a')], [trip({ stops: trip().stops.slice(0, 1) })])],
  ['an age', sheetOf([person('a', { age: 'child' })])],
])('a change of %s is marked', (_, now) => {
  expect(isMarked(markedSheet(sheetOf([person('a')]), now))).toBe(true)
})

it('a trip that is new or gone is marked as a whole, and its people are not one by one', () => {
  const before = sheetOf([person('a')])
  const other = trip({ id: 'other', stops: [{ ...trip().stops[0]!, key: 'other' }] })
  const marked = markedSheet(before, sheetOf([person('a', { busOut: 'other' })], [other]))
  expect(marked.trips.map(({ id, mark }) => [id, mark])).toEqual([
    ['other', 'new'],
    ['out', 'gone'],
  ])
  expect(ridersAt(marked, 'other')).toEqual(['a same'])
})

it('another company is no change for the one who drives', () => {
  const before = sheetOf([person('a')])
  expect(isMarked(markedSheet(before, { ...before, company: 'Otra' }))).toBe(false)
})
