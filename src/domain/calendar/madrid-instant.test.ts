import { expect, it } from 'vitest'
import { madridInstant } from './madrid-instant.ts'

const iso = (day: string, minute: number) => madridInstant(day, minute).toISOString()

it('a clock of an appointment is the same in summer and in winter', () => {
  expect(iso('2027-01-15', 600)).toBe('2027-01-15T09:00:00.000Z')
  expect(iso('2027-07-15', 600)).toBe('2027-07-15T08:00:00.000Z')
})

it('in the weeks when the clocks change, before and after the change', () => {
  expect(iso('2027-03-28', 90)).toBe('2027-03-28T00:30:00.000Z')
  expect(iso('2027-03-28', 600)).toBe('2027-03-28T08:00:00.000Z')
  expect(iso('2027-03-27', 1440 + 600)).toBe('2027-03-28T08:00:00.000Z')
  expect(iso('2027-10-31', 90)).toBe('2027-10-30T23:30:00.000Z')
  expect(iso('2027-10-31', 600)).toBe('2027-10-31T09:00:00.000Z')
})

it('an hour that is left out is an hour later, one that comes twice is the first', () => {
  expect(iso('2027-03-28', 150)).toBe('2027-03-28T01:30:00.000Z')
  expect(iso('2027-10-31', 150)).toBe('2027-10-31T00:30:00.000Z')
})
