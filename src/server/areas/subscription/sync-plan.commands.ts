import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { subscriptions } from '#db/schema/subscription.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { readStripe } from './read-stripe.ts'
import { readPlan } from './stripe-reading.ts'
import { findSubscriptionRow } from './subscription.queries.ts'
import { tellOfPlan } from './tell-of-plan.commands.ts'
import { settleWithdrawals } from './withdrawals.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/**
 * Reads the plan of an account back from Stripe. Nothing is taken from a webhook but that something has changed, so
 * that their order, their number and their delay do not count; of two readings at once the one that began last stays.
 */
export async function syncPlan(platform: Deps, payments: Payments, userId: string): Promise<void> {
  const row = await beginReading(platform.db, userId)
  if (!row?.customerId) return
  const state = await readStripe(payments, row.customerId)
  const settled = (await settleWithdrawals(payments, state))
    ? await readStripe(payments, row.customerId)
    : state
  await platform.db.transaction(async (tx) => {
    const stored = await tx
      .update(subscriptions)
      .set({ ...readPlan(settled), readingStored: row.readingsBegun })
      .where(and(eq(subscriptions.userId, userId), lt(subscriptions.readingStored, row.readingsBegun)))
      .returning({ userId: subscriptions.userId })
    if (stored.length > 0) await tellOfPlan(tx, platform, userId)
  })
}

async function beginReading(db: Database, userId: string) {
  const [row] = await db
    .update(subscriptions)
    .set({ readingsBegun: sql`${subscriptions.readingsBegun} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning()
  return row ?? null
}

/**
 * The customer of an account, made at the first time. A key keeps two clicks from making two, and the first that is
 * stored stays.
 */
export async function ensureCustomer(
  db: Database,
  { stripe }: Payments,
  { userId, email, fullName }: { userId: string; email: string; fullName: string },
): Promise<string> {
  await db.insert(subscriptions).values({ userId }).onConflictDoNothing()
  const known = (await findSubscriptionRow(db, userId))?.customerId
  if (known) {
    await stripe.customers.update(known, { email })
    return known
  }
  const customer = await stripe.customers.create(
    { email, ...(fullName && { name: fullName }), preferred_locales: ['es'], metadata: { account: userId } },
    { idempotencyKey: `customer-${userId}-${email}-${fullName}`.slice(0, 255) },
  )
  await db
    .update(subscriptions)
    .set({ customerId: sql`coalesce(${subscriptions.customerId}, ${customer.id})` })
    .where(eq(subscriptions.userId, userId))
  return (await findSubscriptionRow(db, userId))!.customerId!
}
