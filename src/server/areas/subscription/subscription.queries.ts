import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Subscription } from '#contract/subscription.ts'
import type { Database, Transaction } from '#db/client.ts'
import { subscriptions } from '#db/schema/subscription.ts'
import {
  graceUntil,
  mayTakeAnother,
  NO_PLAN,
  standingOf,
  withdrawalUntil,
} from '#domain/subscription/plan.ts'
import { countActiveWeddings } from '#server/core/auth/plan-of.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function findSubscriptionRow(
  db: Database | Transaction,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** The account that a customer of Stripe belongs to. */
export async function findAccountOfCustomer(db: Database, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
  return row?.userId ?? null
}

export async function listPayingAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(isNotNull(subscriptions.customerId))
  return rows.map(({ userId }) => userId)
}

/** Planners to whom something may have to be said: their plan is missing, or was there. */
export async function listAccountsToTell(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select p.id as "userId" from profiles p
    where p.role = 'planner'
      and not exists (select from account_deletions d where d.user_id = p.id)
      and (exists (select from subscriptions s where s.user_id = p.id and (s.status <> 'active' or s.needed_since is not null))
        or (select count(*) from wedding_members m where m.user_id = p.id and m.role = 'planner'
          and m.agency_id is null) > 1)
    order by p.id`)
  return rows.map(({ userId }) => userId)
}

/** Whether the account of a person waits for its deletion. */
export async function isBeingDeleted(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from account_deletions where user_id = ${userId}`)
  return rows.length > 0
}

/** The plan as its person reads it. */
export async function getSubscription(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<Subscription> {
  const now = clock.now()
  const [row, activeWeddings] = await Promise.all([
    findSubscriptionRow(db, userId),
    countActiveWeddings(db, userId, now),
  ])
  const plan = row ?? NO_PLAN
  const isPlanner = role === 'planner'
  // A couple may still have what they paid for as a planner, and nothing else is asked of them.
  const standing = standingOf(plan, isPlanner ? activeWeddings : 0, now)
  const isCharging = payments !== null
  const isLive = standing === 'active' || standing === 'ending'
  const withdrawUntil = row?.startedAt && isLive ? withdrawalUntil(row.startedAt) : null
  return {
    isCharging,
    role,
    standing: isCharging ? standing : 'free',
    activeWeddings,
    needsPlan: isCharging && isPlanner && !mayTakeAnother(standing, activeWeddings),
    isUnpaid: isCharging && plan.status === 'unpaid',
    renewsAt: isoOf(standing === 'active' ? row?.periodEnd : null),
    endsAt: isoOf(standing === 'ending' ? row?.endsAt : row?.endedAt),
    graceUntil: isoOf(isPlanner ? graceUntil(plan) : null),
    withdrawUntil: isoOf(withdrawUntil && now < withdrawUntil ? withdrawUntil : null),
    paymentMethod: row?.paymentMethod ?? null,
    billing: row?.billing ?? null,
    receipts: row?.receipts ?? [],
  }
}

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null
