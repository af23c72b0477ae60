import type { Stripe } from 'stripe'

/** The receipts that are kept: three years of months. */
export const RECEIPTS_MAX = 36

/** The state of one customer at Stripe. */
export type StripeState = {
  customer: Stripe.Customer | null
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  charges: Stripe.Charge[]
  disputes: Stripe.Dispute[]
}

/** A dispute that takes the money away; won ones give it back, and warnings take none. */
export const disputeOf = ({ disputes }: StripeState, charge: Stripe.Charge) =>
  disputes.find(
    (dispute) =>
      idOf(dispute.charge) === charge.id &&
      ['needs_response', 'under_review', 'lost'].includes(dispute.status),
  )

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription)

/** The charge that paid an invoice. */
export function chargeOf(
  { charges }: Pick<StripeState, 'charges'>,
  invoice: Stripe.Invoice,
): Stripe.Charge | null {
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
  return charges.find(({ payment_intent, paid }) => paid && intents.includes(idOf(payment_intent))) ?? null
}

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Stripe counts seconds. */
export const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000)
