import type { IsoDate } from '../time/dates.ts'

/** A year, a quarter or a month of it: `2026`, `2026-T4`, `2026-11`. */
export type Period = string

const FORM = /^(\d{4})(?:-(?:T([1-4])|(0[1-9]|1[0-2])))?$/

/** The first and the last month of a period, as `YYYY-MM`. */
function monthsOf(period: Period): [string, string] {
  const [, year = '', quarter, month] = FORM.exec(period) ?? []
  if (month) return [period, period]
  if (!quarter) return [`${year}-01`, `${year}-12`]
  const first = (Number(quarter) - 1) * 3 + 1
  return [`${year}-${two(first)}`, `${year}-${two(first + 2)}`]
}

const two = (month: number) => String(month).padStart(2, '0')

/** Whether a day is in a period. */
export function isWithin(day: IsoDate, period: Period): boolean {
  const [first, last] = monthsOf(period)
  const month = day.slice(0, 7)
  return month >= first && month <= last
}

export const quartersOf = (year: number): Period[] => [1, 2, 3, 4].map((quarter) => `${year}-T${quarter}`)

export const monthsOfYear = (year: number): Period[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`)

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
]
const QUARTERS = ['Primer', 'Segundo', 'Tercer', 'Cuarto']

/** `2026`, `Cuarto trimestre de 2026`, `Noviembre de 2026`. */
export function periodName(period: Period): string {
  const [, year = '', quarter, month] = FORM.exec(period) ?? []
  if (quarter) return `${QUARTERS[Number(quarter) - 1]} trimestre de ${year}`
  if (!month) return year
  const name = MONTHS[Number(month) - 1]!
  return `${name[0]!.toUpperCase()}${name.slice(1)} de ${year}`
}

/** The name of a month without its year: `noviembre`. */
export const monthName = (period: Period): string => MONTHS[Number(period.slice(5)) - 1] ?? ''

/** The first and the last day of the quarter that a day is in. */
export function quarterOf(day: IsoDate): [IsoDate, IsoDate] {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3)
  const [first, last] = monthsOf(`${day.slice(0, 4)}-T${quarter}`)
  return [`${first}-01`, `${last}-${quarter === 1 || quarter === 4 ? 31 : 30}`]
}
