import type { Stripe } from 'stripe'
import type { PlanStatus } from '#domain/subscription/plan.ts'
import type { BillingDetails, PaymentMethod, PlanReceipt } from '#domain/subscription/receipts.ts'
import { receiptsOf } from './stripe-receipts.ts'
import { chargeOf, dateOf, disputeOf, type StripeState, subscriptionOf } from './stripe-state.ts'

/** The same as the plan of an account. */
export type PlanReading = {
  subscriptionId: string | null
  status: PlanStatus
  startedAt: Date | null
  periodEnd: Date | null
  endsAt: Date | null
  endedAt: Date | null
  unpaidSince: Date | null
  paymentMethod: PaymentMethod | null
  billing: BillingDetails | null
  receipts: PlanReceipt[]
}

/**
 * The plan as it stands at Stripe. It depends on nothing but that state, so that it is the same after webhooks in any
 * order, twice or not at all.
 */
export function readPlan(state: StripeState): PlanReading {
  const subscription =
    newestOf(state.subscriptions.filter(isLive)) ?? newestOf(state.subscriptions.filter(hasEnded))
  const details = {
    paymentMethod: paymentMethodOf(state, subscription),
    billing: billingOf(state.customer),
    receipts: receiptsOf(state),
  }
  if (!subscription) return { ...NOTHING, ...details }
  const isOver = hasEnded(subscription)
  const unpaidSince = isOver ? null : unpaidSinceOf(state, subscription)
  const period = subscription.items.data[0]?.current_period_end
  return {
    ...details,
    subscriptionId: subscription.id,
    status: isOver ? 'ended' : unpaidSince ? 'unpaid' : 'active',
    startedAt: dateOf(subscription.start_date),
    periodEnd: isOver ? null : dateOf(period),
    endsAt: isOver
      ? null
      : dateOf(subscription.cancel_at ?? (subscription.cancel_at_period_end ? period : null)),
    endedAt: isOver ? dateOf(subscription.ended_at ?? subscription.canceled_at) : null,
    unpaidSince,
  }
}

const NOTHING = {
  subscriptionId: null,
  status: 'none',
  startedAt: null,
  periodEnd: null,
  endsAt: null,
  endedAt: null,
  unpaidSince: null,
} as const

/** One whose first payment was never made is no plan. */
const isLive = ({ status }: Stripe.Subscription) =>
  ['active', 'trialing', 'past_due', 'unpaid'].includes(status)

const hasEnded = ({ status }: Stripe.Subscription) => status === 'canceled'

const newestOf = (subscriptions: Stripe.Subscription[]) =>
  subscriptions.toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1)).at(0)

/** Since when money is missing: the oldest invoice that could not be charged, or the payment that was disputed. */
function unpaidSinceOf(state: StripeState, { id, status, items }: Stripe.Subscription): Date | null {
  const invoices = state.invoices.filter((invoice) => subscriptionOf(invoice) === id)
  if (status === 'past_due' || status === 'unpaid') {
    const open = invoices.filter((invoice) => invoice.status === 'open').map(({ created }) => created)
    return dateOf(open.length > 0 ? Math.min(...open) : items.data[0]?.current_period_start)
  }
  const paid = invoices
    .filter((invoice) => invoice.status === 'paid')
    .toSorted((a, b) => b.created - a.created)[0]
  const charge = paid && chargeOf(state, paid)
  return dateOf(charge && disputeOf(state, charge)?.created)
}

function paymentMethodOf(
  state: StripeState,
  subscription: Stripe.Subscription | undefined,
): PaymentMethod | null {
  const method =
    subscription?.default_payment_method ?? state.customer?.invoice_settings.default_payment_method
  if (!method || typeof method === 'string') return null
  if (method.card) return { kind: 'card', brand: method.card.brand, last4: method.card.last4 }
  if (method.sepa_debit) return { kind: 'sepa', brand: null, last4: method.sepa_debit.last4 }
  return { kind: 'other', brand: method.type, last4: null }
}

const billingOf = (customer: Stripe.Customer | null): BillingDetails | null =>
  customer && {
    name: customer.name ?? null,
    taxId: customer.tax_ids?.data[0]?.value ?? null,
    city: customer.address?.city ?? null,
  }
