import { expect, it } from 'vitest'
import type { BusStop, RideDay } from '#domain/transport/transport.ts'
import { chosenDay, readStops, typedDay, typedStops } from './typed-trip.ts'

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

const typed = (...clocks: string[]) =>
  clocks.map((clock, at) => ({ ...typedStops([stop(null)])[0]!, key: `${at}`, clock }))

const minutesOf = (clocks: string[], direction: 'out' | 'back', day: RideDay | null = null) =>
  readStops(typed(...clocks), direction, day).stops?.map(({ minute }) => minute)

it('a bus back leaves at noon or later of the day after where this is chosen, and stays there', () => {
  expect(minutesOf(['13:00', '13:40'], 'back', 'after')).toEqual([2220, 2260])
  expect(minutesOf(['8:00'], 'back', 'wedding')).toEqual([480])
  expect(chosenDay({ direction: 'back', stops: [stop(2220)] })).toBe('after')
  expect(chosenDay({ direction: 'back', stops: [stop(1620)] })).toBeNull()
  const stored = typedStops([stop(2220)]).map((one) => ({ ...one, clock: '13:15' }))
  expect(readStops(stored, 'back', 'after').stops?.[0]?.minute).toBe(2235)
})

it('the day that an hour says itself is shown as it is typed', () => {
  expect(typedDay(typed('3:00'), 'back')).toBe('after')
  expect(typedDay(typed('23:30', '0:15'), 'back')).toBe('wedding')
  expect(typedDay(typed('', ''), 'back')).toBe('wedding')
})

it('a stop behind another is past midnight, or past noon, with it', () => {
  expect(minutesOf(['23:30', '0:15'], 'back')).toEqual([1410, 1455])
  expect(minutesOf(['11:30', '12:15'], 'back')).toEqual([2130, 2175])
  expect(minutesOf(['23:45', '0:10'], 'out')).toEqual([1425, 1450])
  expect(minutesOf(['11:30', '11:00'], 'out')).toEqual([690, 660])
  expect(minutesOf(['23:30', '0:15'], 'back', 'after')).toEqual([2850, 1455])
})
