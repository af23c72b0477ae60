import { expect, it } from 'vitest'
import { formatClock } from './agenda-clock.ts'
import { readTypedClock } from './typed-clock.ts'

it.each([
  ['3 de la mañana', '3:00'],
  ['las tres de la madrugada', '3:00'],
  ['a las 11 de la noche', '23:00'],
  ['12 de la noche', '0:00'],
  ['las doce y media de la noche', '0:30'],
  ['12 de la mañana', '12:00'],
  ['1 del mediodía', '13:00'],
  ['7:15 de la tarde', '19:15'],
  ['8 y media de la tarde', '20:30'],
  ['Una y cuarto de la tarde', '13:15'],
  ['1 menos cuarto de la noche', '0:45'],
  ['doce menos cuarto de la noche', '23:45'],
  ['ocho y media', '8:30'],
  ['23:30', '23:30'],
])('%s is %s', (typed, clock) => {
  expect(formatClock(readTypedClock(typed) ?? -1)).toBe(clock)
})

it.each([
  '',
  'mañana',
  'de la tarde',
  'dos',
  '15 de la tarde',
  '25 y media',
  'tres tristes tigres',
  '3:20 y media',
])('%s is no time', (typed) => expect(readTypedClock(typed)).toBeNull())
