import type { BankMovement } from '../bank-movements/bank-movements.ts'
import type { Payable } from '../bank-movements/propose.ts'
import { daysBetween } from '../time/dates.ts'
import { inOrderOfDay, type PaymentLine } from './payment-lines.ts'
import type { Payment } from './payments.ts'

/** The movements out of an account, with amounts above zero; the keys are those of the bank. */
export const paidOut = (movements: readonly BankMovement[]): BankMovement[] =>
  movements.filter(({ amount }) => amount < 0).map((one) => ({ ...one, amount: -one.amount }))

/** The lines that are not paid in full, as what a movement may pay. `payees` are the holders of vendors' accounts. */
export const payableLines = (
  lines: readonly PaymentLine[],
  payees: ReadonlyMap<string, string | null>,
  idOf: (line: PaymentLine) => string,
): Payable[] =>
  inOrderOfDay(lines.filter(({ leftCents }) => leftCents > 0)).map((line) => ({
    id: idOf(line),
    open: line.leftCents,
    names: [line.vendorName, payees.get(line.vendorId) ?? ''].filter(Boolean),
    reference: '',
    day: line.day,
  }))

/** Banks book on the next working day what was noted by hand on the day itself. */
const DAYS_APART = 3

/**
 * A payment that may be the same money as a movement and was noted by hand: of the same amount, within three days.
 * `isOfBank` tells payments that were accepted from movements, each of which is one of its own.
 */
export const noteOfSameMoney = (
  { amount, day }: BankMovement,
  payments: readonly Payment[],
  isOfBank: (payment: Payment) => boolean,
): Payment | undefined =>
  payments.find(
    (payment) =>
      payment.cents === amount &&
      Math.abs(daysBetween(payment.paidOn, day)) <= DAYS_APART &&
      !isOfBank(payment),
  )
