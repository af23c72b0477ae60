import { expect, it } from 'vitest'
import { clockWithArticle } from './spanish-clock.ts'

it.each([
  ['1:00', 'la 1:00'],
  ['01:52', 'la 01:52'],
  ['0:30', 'las 0:30'],
  ['10:15', 'las 10:15'],
  ['13:00', 'las 13:00'],
  ['2:05', 'las 2:05'],
])('%s is said %s', (clock, said) => {
  expect(clockWithArticle(clock)).toBe(said)
})
