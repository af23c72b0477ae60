import { formatEuros } from '../budget/money.ts'
import { inSpanishList } from '../text/spanish-list.ts'
import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'
import type { PaymentLine } from './payment-lines.ts'

/** Members are told of a payment so many days before it is due, and on the day. */
export const TOLD_DAYS_BEFORE = [7, 0] as const

/** The lines that members are told of today. On the day of the wedding nothing is told. */
export function linesToTell(
  lines: readonly PaymentLine[],
  today: IsoDate,
  eventDate: IsoDate | null,
): PaymentLine[] {
  if (today === eventDate) return []
  return lines.filter(
    ({ day, leftCents }) =>
      day !== null &&
      leftCents > 0 &&
      TOLD_DAYS_BEFORE.some((daysBefore) => daysBetween(today, day) === daysBefore),
  )
}

/** So many are named in one message; what is more is counted. */
const NAMED_MAX = 8

/** The lines of today and those that are due in seven days, as members are told of them. */
export function dueInWords(lines: readonly PaymentLine[], today: IsoDate) {
  const soonOn = shiftDay(today, TOLD_DAYS_BEFORE[0])
  return {
    today: inWords(lines.filter(({ day }) => day === today)),
    soon: inWords(lines.filter(({ day }) => day === soonOn)),
    soonOn,
  }
}

/** `Flores de Umbría (582,00 €) y La Alacena (300,00 €)`. */
function inWords(lines: readonly PaymentLine[]): string {
  const named = lines
    .slice(0, NAMED_MAX)
    .map(({ vendorName, leftCents }) => `${vendorName || 'un proveedor'} (${formatEuros(leftCents)})`)
  const more = lines.length - named.length
  return inSpanishList(more > 0 ? [...named, `${more} más`] : named)
}
