import type { PaymentMethod } from '../budget/payment-methods.ts'
import type { IsoDate } from '../time/dates.ts'
import type { TaxRates, TaxShare } from './tax.ts'

/** Texts of the books, in characters. */
export const CONCEPT_MAX = 120
export const NOTE_MAX = 500
export const CLIENT_NAME_MAX = 120
export const ADDRESS_MAX = 200
export const POSTAL_CODE_MAX = 10
export const CITY_MAX = 80

/** A planner has at most so many charges in one wedding, and so many entries for one charge. */
export const CHARGES_MAX = 60
export const ENTRIES_MAX = 60

/** The instalments that a fee is agreed in at once. */
export const INSTALMENTS_MAX = 12

/** An instalment may be due so many days before the wedding. */
export const DAYS_BEFORE_MAX = 1000

/** Files of one payment, and the bytes of each. */
export const RECEIPT_FILES_MAX = 5
export const RECEIPT_FILE_MAX_BYTES = 10 * 1024 ** 2

/** Part of the agreed fee, or what came on top of it. */
export const CHARGE_KINDS = ['instalment', 'extra'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** An entry for a charge: a payment, or, negative, the reversal of one. Amounts are whole cents. */
export type Entry = TaxShare & {
  id: string
  amount: number
  paidOn: IsoDate
  method: PaymentMethod
  /** When it was noted, as ISO 8601. */
  createdAt: string
  /** The payment that it takes back; null for a payment. */
  reverses: string | null
}

/** A sum that a wedding owes its planner. `total` is whole cents with IVA; `version` counts its changes. */
export type Charge = TaxRates & {
  id: string
  kind: ChargeKind
  concept: string
  total: number
  dueOn: IsoDate | null
  daysBefore: number | null
  entries: Entry[]
}

/** The books of one wedding. */
export type Account = {
  weddingName: string
  eventDate: IsoDate | null
  charges: Charge[]
}
