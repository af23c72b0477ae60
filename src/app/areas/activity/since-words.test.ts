import { expect, it } from 'vitest'
import { sinceInWords } from './since-words.ts'

it('the last visit is called by its day as people in Madrid say it', () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const since = (instant: string) => sinceInWords(new Date(instant), now)
  expect(since('2026-11-26T05:00:00Z')).toBe('hoy')
  // After midnight in Madrid, and before it in UTC.
  expect(since('2026-11-25T23:30:00Z')).toBe('hoy')
  expect(since('2026-11-25T20:00:00Z')).toBe('ayer')
  expect(since('2026-11-24T20:00:00Z')).toBe('el martes')
  expect(since('2026-11-20T20:00:00Z')).toBe('el viernes')
  expect(since('2026-11-19T20:00:00Z')).toBe('el 19 de noviembre')
})
