import type { IsoDate } from '../time/dates.ts'

/** Cents as records write them: `123.45`, `-0.05`. */
export function decimalOf(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A day as records write it: `31-01-2027`. */
export const recordDay = (day: IsoDate): string => day.split('-').toReversed().join('-')
