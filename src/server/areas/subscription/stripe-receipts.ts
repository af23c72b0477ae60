import type { Stripe } from 'stripe'
import type { PlanReceipt } from '#domain/subscription/receipts.ts'
import { chargeOf, dateOf, disputeOf, RECEIPTS_MAX, type StripeState } from './stripe-state.ts'

/** The newest receipts first: what was paid and what is to be paid. */
export function receiptsOf(state: StripeState): PlanReceipt[] {
  const shown = state.invoices.filter(({ status }) => status === 'paid' || status === 'open')
  return shown
    .toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
    .slice(0, RECEIPTS_MAX)
    .map((invoice) => {
      const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
      return {
        id: invoice.id,
        number: invoice.number,
        createdAt: dateOf(invoice.created)!.toISOString(),
        total: invoice.total,
        base: invoice.total - tax,
        tax,
        status: receiptStatusOf(state, invoice),
      }
    })
}

function receiptStatusOf(state: StripeState, invoice: Stripe.Invoice): PlanReceipt['status'] {
  if (invoice.status === 'open') return 'open'
  const charge = chargeOf(state, invoice)
  if (!charge) return 'paid'
  if (disputeOf(state, charge)) return 'disputed'
  if (charge.refunded) return 'refunded'
  return charge.amount_refunded > 0 ? 'partlyRefunded' : 'paid'
}
