import { expect, it } from 'vitest'
import type { BusStop } from '#domain/transport/transport.ts'
import { readStops, typedStops } from './typed-trip.ts'

const stop = (minute: number | null): BusStop => ({
  ...{ key: 'armas', name: 'Plaza de Armas', place: null, isVenue: false, minute },
})

const minuteOf = (typed: ReturnType<typeof typedStops>, direction: 'out' | 'back') =>
  readStops(typed, direction).stops?.[0]?.minute

it('an hour before noon of a bus back is that of the day after', () => {
  expect(minuteOf([{ ...typedStops([stop(null)])[0]!, clock: '2:30' }], 'back')).toBe(1590)
  expect(minuteOf([{ ...typedStops([stop(null)])[0]!, clock: '2:30' }], 'out')).toBe(150)
})

it('an hour that is not touched stays on its day, whatever else of the stop is typed', () => {
  const renamed = (minute: number) => typedStops([stop(minute)]).map((one) => ({ ...one, name: 'Prado' }))
  expect(minuteOf(renamed(1440 + 780), 'back')).toBe(1440 + 780)
  expect(minuteOf(renamed(1440 + 30), 'out')).toBe(1440 + 30)
  expect(minuteOf([{ ...renamed(1440 + 780)[0]!, clock: '13:15' }], 'back')).toBe(795)
})

it('an hour that is emptied is none', () => {
  expect(minuteOf([{ ...typedStops([stop(660)])[0]!, clock: '' }], 'out')).toBeNull()
})
