import type { Database } from '#db/client.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { findSubscriptionRow, getSubscription } from './subscription.queries.ts'
import { ensureCustomer, syncPlan } from './sync-plan.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'publicUrl'>

/** The return from Stripe carries this, so that the page reads the plan back at once. */
const RETURNED = 'pago'

/**
 * The page of Stripe that asks for a card or an account and for the details of receipts. One of these pages is open
 * at a time, so that nobody pays twice; `null` when the plan is there already.
 */
export async function beginCheckout(
  platform: Deps,
  payments: Payments,
  actor: Actor,
  returnTo: string,
): Promise<string | null> {
  const customer = await ensureCustomer(platform.db, payments, actor)
  await syncPlan(platform, payments, actor.userId)
  const { standing } = await getSubscription(platform, actor)
  const row = await findSubscriptionRow(platform.db, actor.userId)
  if (standing === 'active' || standing === 'ending' || row?.status === 'unpaid') return null
  const { stripe, priceId } = payments
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 10 })
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: actor.userId,
    line_items: [{ price: priceId, quantity: 1 }],
    allowed_payment_method_types: ['card', 'sepa_debit'],
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    automatic_tax: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    locale: 'es',
    subscription_data: { metadata: { account: actor.userId } },
    success_url: returnUrl(platform.settings.publicUrl, returnTo, 'hecho'),
    cancel_url: returnUrl(platform.settings.publicUrl, returnTo, 'no'),
  })
  return session.url
}

/** The page of Stripe for the card and the receipts, or for the one that could not be paid. */
export async function openPortal(
  { db, settings: { publicUrl } }: Deps,
  { stripe }: Payments,
  { userId }: Actor,
  returnTo: string,
): Promise<string | null> {
  const row = await findSubscriptionRow(db, userId)
  if (!row?.customerId) return null
  const open = row.status === 'unpaid' && row.receipts.find(({ status }) => status === 'open')
  // Paying the receipt keeps the new card too, and asks for what the bank wants to be sure of.
  if (open) return (await stripe.invoices.retrieve(open.id)).hosted_invoice_url ?? null
  const session = await stripe.billingPortal.sessions.create({
    customer: row.customerId,
    locale: 'es',
    return_url: returnUrl(publicUrl, returnTo, 'hecho'),
  })
  return session.url
}

/** Finds the address of a receipt of the account; `null` when it is none of theirs. */
export async function linkReceipt(
  db: Database,
  { stripe }: Payments,
  userId: string,
  receiptId: string,
): Promise<string | null> {
  const row = await findSubscriptionRow(db, userId)
  if (!row?.receipts.some(({ id }) => id === receiptId)) return null
  const invoice = await stripe.invoices.retrieve(receiptId)
  return invoice.hosted_invoice_url ?? invoice.invoice_pdf ?? null
}

function returnUrl(publicUrl: string, path: string, outcome: 'hecho' | 'no'): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set(RETURNED, outcome)
  return url.href
}
