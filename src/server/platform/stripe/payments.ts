import type { Stripe } from 'stripe'
import { PLANNER_PRICE } from '#domain/accounts/plans.ts'

export type StripeConfig = {
  secretKey: string
  webhookSecret: string
  priceId: string
  /** A double of Stripe listens here; `null` for Stripe itself. */
  apiUrl: string | null
}

/** Stripe, with what of it belongs to the plan. */
export type Payments = { stripe: Stripe; webhookSecret: string; priceId: string }

/** A person waits for the answer, and a payment that was begun twice is none: the library repeats with one key. */
const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Loads the library, which installations without payments do without. */
export async function openPayments(config: StripeConfig): Promise<Payments> {
  const { Stripe } = await import('stripe')
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(config.apiUrl && addressOf(config.apiUrl)),
  })
  return { stripe, webhookSecret: config.webhookSecret, priceId: config.priceId }
}

/** One line when the price is not the one that the pages name: 19 € a month with the tax inside. */
export async function checkPrice({ stripe, priceId }: Payments): Promise<string | null> {
  try {
    const price = await stripe.prices.retrieve(priceId)
    const isOurs =
      price.active &&
      price.currency === 'eur' &&
      price.unit_amount === PLANNER_PRICE * 100 &&
      price.recurring?.interval === 'month' &&
      price.recurring.interval_count === 1 &&
      price.tax_behavior === 'inclusive'
    if (isOurs) return null
    return `STRIPE_PRICE_ID is not an active price of ${PLANNER_PRICE} euros a month with the tax included, which is what the pages say.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Stripe does not answer for STRIPE_PRICE_ID: ${reason}`
  }
}

const addressOf = (url: string) => {
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  }
}
