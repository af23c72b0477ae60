import { expect, it } from 'vitest'
import { pricedRoutesOf } from './priced-routes.ts'
import type { BusPerson, BusTrip } from './transport.ts'

const trip = (id: string, over: Partial<BusTrip> = {}): BusTrip => ({
  ...{ id, direction: 'out', vehicle: 'bus', seats: 55, companyId: 'transvia', priceCents: 32_000 },
  stops: [
    { key: `${id}-plaza`, name: 'Plaza', place: null, minute: 675, isVenue: false },
    { key: `${id}-finca`, name: 'Finca', place: null, minute: 720, isVenue: true },
  ],
  createdAt: '2027-01-01T00:00:00Z',
  ...over,
})
const person = (id: string, busOut: string | null): BusPerson => ({
  ...{ id, name: id, age: 'adult', householdId: null, householdName: null, busOut, busBack: null },
  ...{ outAt: '2027-01-01T00:00:00Z', backAt: '2027-01-01T00:00:00Z', createdAt: '2027-01-01T00:00:00Z' },
})

it('buses with the same way are one route of their company, with the people of both', () => {
  const routes = pricedRoutesOf(
    [trip('a'), trip('b', { seats: 20, priceCents: 15_000 }), trip('c', { direction: 'back' })],
    [person('1', 'a-plaza'), person('2', 'b-plaza'), person('3', 'b-finca'), person('4', null)],
  )
  expect(routes.get('transvia')).toEqual([
    {
      people: 2,
      buses: [
        { seats: 55, cents: 32_000 },
        { seats: 20, cents: 15_000 },
      ],
    },
    { people: 0, buses: [{ seats: 55, cents: 32_000 }] },
  ])
})

it('buses of another company, of none, or without a price are not of it', () => {
  const routes = pricedRoutesOf(
    [
      trip('a'),
      trip('b', { companyId: 'prieto' }),
      trip('c', { companyId: null }),
      trip('d', { priceCents: null }),
    ],
    [person('1', 'a-plaza'), person('2', 'b-plaza'), person('3', 'd-plaza')],
  )
  const own = [{ people: 1, buses: [{ seats: 55, cents: 32_000 }] }]
  expect([...routes]).toEqual([
    ['transvia', own],
    ['prieto', own],
  ])
})
