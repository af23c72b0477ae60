/** The states of the money of a receipt. */
export const RECEIPT_STATUSES = ['paid', 'open', 'refunded', 'partlyRefunded', 'disputed'] as const

/** A receipt of the plan, in whole cents of a euro. */
export type PlanReceipt = {
  id: string
  /** The number that Stripe gives it. */
  number: string | null
  /** ISO 8601. */
  createdAt: string
  total: number
  /** Without tax, and the tax: together they are the total. */
  base: number
  tax: number
  status: (typeof RECEIPT_STATUSES)[number]
}

export const PAYMENT_KINDS = ['card', 'sepa', 'other'] as const

export type PaymentMethod = {
  kind: (typeof PAYMENT_KINDS)[number]
  /** Of a card: `visa`, `mastercard`. */
  brand: string | null
  /** The last figures of the card or the account. */
  last4: string | null
}

/** The receipts are made out to this client. */
export type BillingDetails = { name: string | null; taxId: string | null; city: string | null }
