import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { subscriptions } from '#db/schema/subscription.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'
import { hasPlan, NO_PLAN, type PlanFacts, standingOf } from '#domain/subscription/plan.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { countedAs } from '#server/core/wedding-copies.queries.ts'

/** The plan of an account as Stripe said it last. */
export async function findPlan(db: Database | Transaction, userId: string): Promise<PlanFacts> {
  const [plan] = await db
    .select({
      status: subscriptions.status,
      endsAt: subscriptions.endsAt,
      unpaidSince: subscriptions.unpaidSince,
      neededSince: subscriptions.neededSince,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return plan ?? NO_PLAN
}

/** Whether an account has the plan; where planners pay nothing, each of them has it. */
export async function isWithPlan(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<boolean> {
  if (role !== 'planner' || !payments) return role === 'planner'
  const now = clock.now()
  const active = await countActiveWeddings(db, userId, now)
  return hasPlan(standingOf(await findPlan(db, userId), active, now))
}

/**
 * The weddings that a person accompanies as a planner and whose day has not passed. Their own wedding is none, and one
 * with its copies is one; those into which an agency put them are of its founder's plan.
 */
export async function countActiveWeddings(
  db: Database | Transaction,
  userId: string,
  now: Date,
): Promise<number> {
  const rows = await db
    .selectDistinct({ id: countedAs })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .where(
      and(
        eq(weddingMembers.userId, userId),
        eq(weddingMembers.role, 'planner'),
        isNull(weddingMembers.agencyId),
        or(isNull(weddings.eventDate), gte(weddings.eventDate, dayInMadrid(now))),
      ),
    )
  return rows.length
}
