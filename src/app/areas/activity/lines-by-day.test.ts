import { expect, it } from 'vitest'
import { linesByDay } from './lines-by-day.ts'

const now = new Date('2027-03-10T22:30:00Z')

it('stand under today, yesterday and the day before by its date, each day of Madrid', () => {
  const lines = [
    { at: '2027-03-10T20:00:00Z' },
    { at: '2027-03-09T23:30:00Z' },
    { at: '2027-03-09T22:30:00Z' },
    { at: '2027-03-08T10:00:00Z' },
  ]
  expect(linesByDay(lines, now).map(({ heading, lines: of }) => [heading, of.length])).toEqual([
    ['Hoy', 2],
    ['Ayer', 1],
    ['Lunes, 8 de marzo de 2027', 1],
  ])
})
