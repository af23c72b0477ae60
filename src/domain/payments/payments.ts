import type { PaymentMethod } from '../budget/payment-methods.ts'
import type { IsoDate } from '../time/dates.ts'

/** A vendor's plan has at most so many instalments. */
export const INSTALMENTS_MAX = 60

/** Payers of one wedding beside the couple; so few can be settled exactly. */
export const PAYERS_MAX = 11

/** One amount is shared by the couple and all payers at most. */
export const SHARES_MAX = PAYERS_MAX + 1

/** Payments of one wedding. */
export const PAYMENTS_MAX = 3_000

/** Longest texts, in characters. */
export const CONCEPT_MAX = 80
export const DUE_AFTER_MAX = 80
export const PAYER_NAME_MAX = 80
export const PAYEE_MAX = 70
export const PAYMENT_NOTE_MAX = 500

/** How far before the wedding an instalment may be due, in days. */
export const PAYMENT_DAYS_BEFORE_MAX = 1826

/** A whole, in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000

/** How much an instalment is: whole cents, a share of the cost in hundredths of a percent, or what is left of the cost. */
export type InstalmentSize =
  | { kind: 'amount'; cents: number }
  | { kind: 'percent'; hundredths: number }
  | { kind: 'rest' }

/** When it is due: on a day, days before the wedding (and it moves with it), or after something that is told in words. */
export type InstalmentDue =
  | { kind: 'day'; on: IsoDate }
  | { kind: 'days'; daysBefore: number }
  | { kind: 'event'; after: string }

/** The part of one who is to pay an instalment: `null` is the couple. Without cents, an equal part of what the others leave. */
export type PlannedShare = { payerId: string | null; cents: number | null }

/** The part of one who has paid, in whole cents: `null` is the couple. */
export type PaidShare = { payerId: string | null; cents: number }

/** A sum that is agreed with a vendor. No shares: the couple pays it. */
export type Instalment = {
  id: string
  concept: string
  size: InstalmentSize
  due: InstalmentDue | null
  shares: PlannedShare[]
  /** Whether it comes back when the couple cancels; `null` while it is not known. */
  isRefundable: boolean | null
}

/** How a vendor is paid; its id is the vendor's. */
export type PaymentPlan = {
  id: string
  instalments: Instalment[]
  iban: string | null
  /** The name of the account's holder, where it is another than the vendor's. */
  payee: string | null
  /** Whether the cost has its IVA in it; `null` while it is not known. */
  isVatIncluded: boolean | null
  createdAt: string
}

/** A payment to a vendor. Its instalment may be gone meanwhile, and so may the vendor: its name stays. */
export type Payment = {
  id: string
  vendorId: string
  vendorName: string
  instalmentId: string | null
  cents: number
  paidOn: IsoDate
  method: PaymentMethod | null
  shares: PaidShare[]
  note: string | null
  /** The receipt: a file of the vendor, which may be gone meanwhile. */
  fileId: string | null
  createdAt: string
}

/** A person who pays beside the couple, and needs no account. */
export type Payer = {
  id: string
  name: string
  email: string | null
  createdAt: string
}

/** The sum of amounts in whole cents. */
export const sumOf = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0)
