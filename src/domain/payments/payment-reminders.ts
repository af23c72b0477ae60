import { daysBetween, type IsoDate } from '../time/dates.ts'
import { leftShares } from './payer-balance.ts'
import type { PaymentLine } from './payment-lines.ts'

/** Members are told of a payment so many days before it is due, and on the day. */
export const TOLD_DAYS_BEFORE = [7, 0] as const

/** A payer is reminded so many days before, if that is switched on. */
export const PAYER_REMINDED_DAYS_BEFORE = 10

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

/** The lines that a payer is reminded of today: those that are due in ten days, with their own part in whole cents. */
export const dueOfPayer = (lines: readonly PaymentLine[], payerId: string, today: IsoDate) =>
  lines.flatMap((line) => {
    if (line.day === null || daysBetween(today, line.day) !== PAYER_REMINDED_DAYS_BEFORE) return []
    const own = leftShares(line).find((share) => share.payerId === payerId)
    return own && own.cents > 0 ? [{ line, cents: own.cents }] : []
  })
