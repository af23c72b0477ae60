import { daysBetween, type IsoDate } from '../time/dates.ts'
import { inOrderOfDay, type PaymentLine } from './payment-lines.ts'
import { sumOf } from './payments.ts'

/** How many months the strip shows. */
export const STRIP_MONTHS = 6

/** Lines that are listed together: what is overdue, a month as `2026-12`, or what has no day. */
export type LineGroup = {
  key: 'overdue' | 'undated' | (string & {})
  lines: PaymentLine[]
  leftCents: number
}

/** The open lines as they are listed: overdue first, then month by month, then those without a day. */
export function groupByMonth(lines: readonly PaymentLine[], today: IsoDate): LineGroup[] {
  const groups = new Map<string, PaymentLine[]>()
  for (const line of inOrderOfDay(lines.filter(({ leftCents }) => leftCents > 0))) {
    const key = line.day === null ? 'undated' : line.day < today ? 'overdue' : line.day.slice(0, 7)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups].map(([key, of]) => ({
    key,
    lines: of,
    leftCents: sumOf(of.map((one) => one.leftCents)),
  }))
}

/** A day of the strip: what is open on it and what was paid on it, in whole cents. */
export type StripDay = { day: IsoDate; leftCents: number; paidCents: number; isOverdue: boolean; at: number }

/** A month of the strip, `2026-11`, with what is left to pay in it. */
export type StripMonth = { month: string; leftCents: number }

/** The six months from this one on. `at` is where a day stands in them, from 0 to 1. */
export function stripOf(
  lines: readonly PaymentLine[],
  payments: readonly { paidOn: IsoDate; cents: number }[],
  today: IsoDate,
) {
  const months = Array.from({ length: STRIP_MONTHS }, (_, index) => monthAfter(today.slice(0, 7), index))
  const open = lines.filter((line) => line.day !== null && line.leftCents > 0)
  const at = (day: IsoDate) => placeIn(months, day)
  const days = new Map<IsoDate, StripDay>()
  const dayOf = (day: IsoDate) => {
    const place = at(day)
    if (place === null) return undefined
    const one = days.get(day) ?? { day, leftCents: 0, paidCents: 0, isOverdue: day < today, at: place }
    days.set(day, one)
    return one
  }
  for (const { day, leftCents } of open) {
    const one = dayOf(day!)
    if (one) one.leftCents += leftCents
  }
  for (const { paidOn, cents } of payments) {
    const one = dayOf(paidOn)
    if (one) one.paidCents += cents
  }
  return {
    months: months.map(
      (month): StripMonth => ({
        month,
        leftCents: sumOf(open.filter(({ day }) => day!.startsWith(month)).map((one) => one.leftCents)),
      }),
    ),
    days: [...days.values()].toSorted((a, b) => a.at - b.at),
    at,
  }
}

function placeIn(months: readonly string[], day: IsoDate): number | null {
  const index = months.indexOf(day.slice(0, 7))
  if (index < 0) return null
  const first = `${months[index]}-01`
  const length = daysBetween(first, `${monthAfter(months[index]!, 1)}-01`)
  return (index + (daysBetween(first, day) + 0.5) / length) / months.length
}

/** The month that comes so many after another: `2027-01` is one after `2026-12`. */
function monthAfter(month: string, after: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const index = year * 12 + number - 1 + after
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
