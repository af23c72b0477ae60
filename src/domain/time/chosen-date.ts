import { dayInMadrid, type IsoDate, isIsoDate } from './dates.ts'

/** How many years the day, month, year selects offer, from the current one (spec 9). */
export const DATE_SELECT_YEARS = 6

/**
 * The date of the three selects of the planner dashboard, as year-month-day only when all three
 * are set (spec 5): `null` when none or some are missing, `'INVALID'` when the day does not exist.
 */
export function assembleDate(parts: {
  day: number | null
  month: number | null
  year: number | null
}): IsoDate | null | 'INVALID' {
  if (parts.day === null || parts.month === null || parts.year === null) return null
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const date = `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`
  return isIsoDate(date) ? date : 'INVALID'
}

/** The years the selects offer: the current one in Madrid and the five after it. */
export function selectableYears(now: Date): number[] {
  const first = Number(dayInMadrid(now).slice(0, 4))
  return Array.from({ length: DATE_SELECT_YEARS }, (_, index) => first + index)
}
