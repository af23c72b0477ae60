import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { idOf } from './stripe-state.ts'
import { findAccountOfCustomer } from './subscription.queries.ts'

export const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook'

/** Events carry one object of Stripe with what belongs to it. */
export const WEBHOOK_MAX_BYTES = 256 * 1024

/** The events that may change a plan. */
const EVENTS = /^(checkout\.session|customer|invoice|charge|refund|payment_intent)\b/

/**
 * Takes what Stripe tells. An event says only whose plan is to be read back, in a job that is tried again for three
 * days; so one that comes twice, late or before another does no harm.
 */
export function createStripeWebhook(platform: Platform, payments: Payments): Hono {
  const app = new Hono()
  app.post('/', limitBody(WEBHOOK_MAX_BYTES), async (c) => {
    const event = readEvent(payments, await c.req.text(), c.req.header('stripe-signature'))
    if (!event) return c.json({ code: 'SIGNATURE_REFUSED', message: 'The signature is not of Stripe' }, 400)
    const customerId = EVENTS.test(event.type) ? await customerOf(payments, event.data.object) : null
    const userId = customerId && (await findAccountOfCustomer(platform.db, customerId))
    if (userId)
      await addJob(platform.db, 'sync-subscription', { userId }, { key: `sync-subscription:${userId}` })
    return c.json({ received: true })
  })
  return app
}

function readEvent({ stripe, webhookSecret }: Payments, body: string, signature: string | undefined) {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
  } catch {
    return null
  }
}

type Reference = string | { id: string } | null | undefined

/** The customer of an object of any kind. Disputes and refunds name no more than the charge that they are of. */
async function customerOf({ stripe }: Payments, object: Stripe.Event.Data.Object): Promise<string | null> {
  const named = object as { object?: string; id?: string; customer?: Reference; charge?: Reference }
  if (named.object === 'customer') return named.id ?? null
  const charge = idOf(named.charge)
  if (named.customer || !charge) return idOf(named.customer)
  return idOf((await stripe.charges.retrieve(charge)).customer)
}
