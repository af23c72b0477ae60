import { type IsoDate, shiftDay } from '../time/dates.ts'
import { instalmentCents } from './instalment-amounts.ts'
import { type Instalment, type InstalmentDue, type Payment, type PaymentPlan, sumOf } from './payments.ts'

/** A vendor with what it costs in whole cents, and how it is paid. */
export type PayableVendor = {
  id: string
  name: string
  costCents: number
  isConfirmed: boolean
  plan: Pick<PaymentPlan, 'instalments'>
}

/** A sum that a vendor gets: an instalment, or (`null`) the part of its cost that no instalment has. */
export type PaymentLine = {
  vendorId: string
  vendorName: string
  instalment: Instalment | null
  /** All of it, and what is left to pay, in whole cents. */
  cents: number
  leftCents: number
  /** The day it is due; `null` while it has none. */
  day: IsoDate | null
}

/** Everything that a vendor gets, in whole cents. */
export type VendorAccount = {
  vendorId: string
  lines: PaymentLine[]
  paidCents: number
  leftCents: number
  /** The cents that were paid beyond all lines. */
  overpaidCents: number
  /** The cost without the instalments: negative when they are more than the cost. */
  undistributedCents: number
}

/** The day of an instalment; `null` for an event, and for days before a wedding without a date. */
export function dueDay(due: InstalmentDue | null, eventDate: IsoDate | null): IsoDate | null {
  if (due?.kind === 'day') return due.on
  if (due?.kind !== 'days' || !eventDate) return null
  return shiftDay(eventDate, -due.daysBefore)
}

/**
 * The lines of a vendor with what is left of each. A confirmed vendor owes a line for what its instalments do not have
 * of the cost. Money that belongs to no line, or was more than its line, goes to that one first and then to what is due
 * first, so that lines, payments and cost always agree.
 */
export function vendorAccount(
  { id, name, costCents, isConfirmed, plan: { instalments } }: PayableVendor,
  payments: readonly Pick<Payment, 'instalmentId' | 'cents'>[],
  eventDate: IsoDate | null,
): VendorAccount {
  const amounts = instalmentCents(instalments, costCents)
  const undistributed = costCents - sumOf(amounts)
  const ofVendor = { vendorId: id, vendorName: name }
  let credit = sumOf(
    payments
      .filter(({ instalmentId }) => !instalments.some((one) => one.id === instalmentId))
      .map(({ cents }) => cents),
  )
  const planned = instalments.map((instalment, index): PaymentLine => {
    const cents = amounts[index]!
    const paid = sumOf(payments.filter((one) => one.instalmentId === instalment.id).map((one) => one.cents))
    credit += Math.max(0, paid - cents)
    const leftCents = Math.max(0, cents - paid)
    return { ...ofVendor, instalment, cents, leftCents, day: dueDay(instalment.due, eventDate) }
  })
  const isOpen = isConfirmed && undistributed > 0
  const rest = { ...ofVendor, instalment: null, cents: undistributed, leftCents: undistributed, day: null }
  const lines = isOpen ? [...planned, rest] : planned
  for (const line of isOpen ? [rest, ...inOrderOfDay(planned)] : inOrderOfDay(planned)) {
    const part = Math.min(credit, line.leftCents)
    line.leftCents -= part
    credit -= part
  }
  return {
    vendorId: id,
    lines,
    paidCents: sumOf(payments.map(({ cents }) => cents)),
    leftCents: sumOf(lines.map(({ leftCents }) => leftCents)),
    overpaidCents: credit,
    undistributedCents: undistributed,
  }
}

/** Those with a day first, by it; the others stay in their order. */
export const inOrderOfDay = <Line extends { day: IsoDate | null }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (a.day ?? LAST).localeCompare(b.day ?? LAST))

const LAST = '9999'
