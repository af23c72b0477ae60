import { afterAll, beforeAll } from 'vitest'
import type { Subscription } from '#contract/subscription.ts'
import { type Person, signedUp } from '../accounts/person.ts'
import { type TestApp, useTestApp } from '../test-app.ts'
import type { EventBody, SubscriptionBody } from './stripe-objects.ts'
import { StripeServer } from './stripe-server.ts'

/** An installation that charges, with its Stripe: both go by the clock of the app. */
export function usePayingApp(): { app: TestApp; stripe: StripeServer } {
  let clock = () => new Date()
  const stripe = new StripeServer(() => clock())
  beforeAll(() => stripe.start())
  const app = useTestApp({ stripe: stripe.config })
  beforeAll(() => {
    clock = () => app.platform.clock.now()
  })
  afterAll(() => stripe.stop())
  return { app, stripe }
}

/** A planner who has paid at the page that they were sent to, of which nothing has been told yet. */
export async function subscribed(app: TestApp, stripe: StripeServer, name = 'Elena Montes') {
  const planner = await signedUp(app, name, 'planner')
  const subscription = await paidBy(planner, stripe)
  return { planner, subscription }
}

export async function paidBy(planner: Person, stripe: StripeServer): Promise<SubscriptionBody> {
  const { body } = await planner.post('/api/subscription/checkout', {})
  return stripe.account.pay(body.url.split('/').at(-1)!)
}

export const planOf = async (person: Person) => (await person.get('/api/subscription')).body as Subscription

/** Hands an event over as Stripe does. */
export async function deliver(
  app: TestApp,
  stripe: StripeServer,
  event: EventBody,
  as = stripe.signed(event),
) {
  const answer = await app.fetch('/api/stripe/webhook', {
    method: 'POST',
    headers: as.headers,
    body: as.payload,
  })
  return answer.status
}

/** Everything that has happened, in its order, with the jobs that follow from it. */
export async function deliverAll(app: TestApp, stripe: StripeServer): Promise<void> {
  for (const event of stripe.account.events.splice(0)) await deliver(app, stripe, event)
  await app.runJobs()
}
