import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PLAN_STATUSES } from '#domain/subscription/plan.ts'
import type { BillingDetails, PaymentMethod, PlanReceipt } from '#domain/subscription/receipts.ts'
import { profiles } from './profile.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The plan of an account as Stripe said it last. Everything but the notices is read back from there. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').unique(),
    subscriptionId: text('subscription_id'),
    status: text('status', { enum: PLAN_STATUSES }).notNull().default('none'),
    startedAt: at('started_at'),
    /** When the next receipt is due. */
    periodEnd: at('period_end'),
    endsAt: at('ends_at'),
    endedAt: at('ended_at'),
    unpaidSince: at('unpaid_since'),
    neededSince: at('needed_since'),
    paymentMethod: jsonb('payment_method').$type<PaymentMethod>(),
    billing: jsonb('billing').$type<BillingDetails>(),
    receipts: jsonb('receipts').$type<PlanReceipt[]>().notNull().default([]),
    /** Whether the public profile was listed when its planner became a couple, and is again when they come back. */
    wasListed: boolean('was_listed').notNull().default(false),
    /** The key of the notice that was mailed last. */
    told: text('told'),
    /** Readings are numbered as they begin: one that began before the stored one is not stored over it. */
    readingsBegun: bigint('readings_begun', { mode: 'number' }).notNull().default(0),
    readingStored: bigint('reading_stored', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('subscriptions_status_idx').on(table.status)],
)
