import { type IsoDate, shiftDay } from '../time/dates.ts'
import { inOrderOfDay, type PaymentLine } from './payment-lines.ts'

/** A payment stands on the home so many days before it is due. */
const SHOWN_DAYS_BEFORE = 14

/** As many as the list of the home has lines. */
export const NEXT_PAYMENTS = 3

/** The instalments that are overdue or due within two weeks, the earliest first. */
export const nextPayments = <Line extends PaymentLine>(lines: readonly Line[], today: IsoDate): Line[] =>
  inOrderOfDay(
    lines.filter(
      ({ day, leftCents, instalment }) =>
        instalment !== null && leftCents > 0 && day !== null && day <= shiftDay(today, SHOWN_DAYS_BEFORE),
    ),
  ).slice(0, NEXT_PAYMENTS)
