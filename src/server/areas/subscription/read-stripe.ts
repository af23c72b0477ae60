import type { Stripe } from 'stripe'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { RECEIPTS_MAX, type StripeState } from './stripe-state.ts'

/** Subscriptions of one customer, of which one lives at a time. */
const SUBSCRIPTIONS_MAX = 100

/** Reads everything that Stripe has of a customer; a customer who was deleted there has nothing. */
export async function readStripe({ stripe }: Payments, customerId: string): Promise<StripeState> {
  const [customer, subscriptions, invoices, charges] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ['tax_ids', 'invoice_settings.default_payment_method'] }),
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: SUBSCRIPTIONS_MAX,
      expand: ['data.default_payment_method'],
    }),
    stripe.invoices.list({ customer: customerId, limit: RECEIPTS_MAX, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit: RECEIPTS_MAX }),
  ])
  const disputed = charges.data.filter(({ disputed }) => disputed)
  const disputes = await Promise.all(
    disputed.map(({ id }) => stripe.disputes.list({ charge: id, limit: 10 })),
  )
  return {
    customer: customer.deleted ? null : (customer as Stripe.Customer),
    subscriptions: subscriptions.data,
    invoices: invoices.data,
    charges: charges.data,
    disputes: disputes.flatMap(({ data }) => data),
  }
}
