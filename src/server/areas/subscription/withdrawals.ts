import type { Payments } from '#server/platform/stripe/payments.ts'
import { chargeOf, type StripeState, subscriptionOf } from './stripe-state.ts'

/** A subscription whose person withdrew from it carries this at Stripe. */
export const WITHDRAWN = { withdrawn: 'true' } as const

/**
 * Ends the subscriptions whose people have withdrawn and gives back what was paid, also what a bank only sent later.
 * Repeatable: what is ended and given back already is left alone. Says whether anything was done.
 */
export async function settleWithdrawals({ stripe }: Payments, state: StripeState): Promise<boolean> {
  let isChanged = false
  for (const { id, status, metadata } of state.subscriptions) {
    if (metadata['withdrawn'] !== WITHDRAWN.withdrawn) continue
    if (status !== 'canceled') {
      await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
      isChanged = true
    }
    for (const invoice of state.invoices) {
      const charge =
        subscriptionOf(invoice) === id && invoice.status === 'paid' ? chargeOf(state, invoice) : null
      if (!charge || charge.refunded || charge.disputed) continue
      await stripe.refunds.create(
        { charge: charge.id, reason: 'requested_by_customer' },
        { idempotencyKey: `withdrawal-${charge.id}` },
      )
      isChanged = true
    }
  }
  return isChanged
}
