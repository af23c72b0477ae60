import { expect, it } from 'vitest'
import type { BusRoute } from '../households/invitation-settings.ts'
import { takeOverRoutes } from './former-routes.ts'
import type { BusStop, BusTrip } from './transport.ts'

const stop = (key: string, minute: number | null, over: Partial<BusStop> = {}): BusStop => ({
  ...{ key, name: key, place: null, minute, isVenue: false },
  ...over,
})

const trip = (id: string, direction: BusTrip['direction'], stops: BusStop[]): BusTrip => ({
  ...{ id, direction, stops, vehicle: 'minibus', seats: 19, createdAt: '2026-10-01T10:00:00Z' },
  ...{ companyId: null, priceCents: null },
})

const route = (id: string, direction: BusRoute['direction'], time: number | null): BusRoute => ({
  ...{ id, direction, time, name: id, place: null },
})

const OUT = trip('one', 'out', [stop('armas', 660), stop('prado', 675), stop('fin', 725, { isVenue: true })])
const BACK = trip('two', 'back', [stop('salida', 1620, { isVenue: true }), stop('casa', 1670)])
const BASE = [route('armas', 'out', 660), route('prado', 'out', 675), route('casa', 'back', 180)]

it('a list that came back as it was shown changes nothing, whatever others have changed', () => {
  const moved = { ...OUT, stops: [stop('armas', 600), stop('new', 700)] }
  const nothing = { added: [], changed: [], removed: [] }
  expect(takeOverRoutes([moved], { base: BASE, given: BASE })).toEqual(nothing)
})

it('a name, an hour and a place change at their stop, and no more', () => {
  const given = [{ ...BASE[0]!, name: 'Plaza de Armas', time: 650 }, ...BASE.slice(1)]
  expect(takeOverRoutes([OUT, BACK], { base: BASE, given })).toEqual({
    ...{ added: [], removed: [] },
    changed: [
      { tripId: 'one', stops: [stop('armas', 650, { name: 'Plaza de Armas' }), ...OUT.stops.slice(1)] },
    ],
  })
})

it('the hour of a bus back is that at which it leaves', () => {
  const given = [...BASE.slice(0, 2), { ...BASE[2]!, time: 150 }]
  expect(takeOverRoutes([OUT, BACK], { base: BASE, given }).changed).toEqual([
    { tripId: 'two', stops: [stop('salida', 1590, { isVenue: true }), BACK.stops[1]!] },
  ])
  const open = [...BASE.slice(0, 2), { ...BASE[2]!, time: null }]
  expect(takeOverRoutes([BACK], { base: BASE, given: open }).changed[0]!.stops[0]!.minute).toBeNull()
})

it('a new route is a bus of its own, and one that was removed leaves its bus', () => {
  const given = [BASE[0]!, route('triana', 'back', 120)]
  expect(takeOverRoutes([OUT, BACK], { base: BASE, given })).toEqual({
    added: [
      {
        direction: 'back',
        vehicle: 'bus',
        seats: 55,
        companyId: null,
        priceCents: null,
        stops: [stop('triana', 1560)],
      },
    ],
    changed: [{ tripId: 'one', stops: [OUT.stops[0]!, OUT.stops[2]!] }],
    removed: ['two'],
  })
})

it('what was taken over already is not added again, and what is gone stays away', () => {
  const given = [...BASE, route('triana', 'out', 700)]
  const [taken] = takeOverRoutes([OUT, BACK], { base: BASE, given }).added
  const now = [OUT, { ...taken!, id: 'three', createdAt: OUT.createdAt }]
  expect(takeOverRoutes(now, { base: BASE, given })).toEqual({ added: [], changed: [], removed: [] })
})
