import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { subscriptions } from '#db/schema/subscription.ts'
import { FREE_WEDDINGS } from '#domain/subscription/plan.ts'
import { noticeKey, noticeOf } from '#domain/subscription/plan-notices.ts'
import { countActiveWeddings } from '#server/core/auth/plan-of.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { planMail } from './subscription-mails.ts'

/**
 * Tells a planner by mail what is due of their plan, once. An account that has weddings enough to need it, and never
 * had it, has its days of grace from here on.
 */
export async function tellOfPlan(
  tx: Transaction,
  { clock, settings: { publicUrl } }: Pick<Platform, 'clock'> & Configured<'publicUrl'>,
  userId: string,
): Promise<void> {
  const now = clock.now()
  const [person] = await tx
    .select({ role: profiles.role, email: user.email })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for('no key update', { of: profiles })
  if (person?.role !== 'planner') return
  const activeWeddings = await countActiveWeddings(tx, userId, now)
  await noteNeed(tx, userId, activeWeddings > FREE_WEDDINGS, now)
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const notice = row && noticeOf(row, activeWeddings, now)
  if (!notice || row.told === noticeKey(notice)) return
  await tx
    .update(subscriptions)
    .set({ told: noticeKey(notice) })
    .where(eq(subscriptions.userId, userId))
  await sendMail(tx, planMail(person.email, notice, publicUrl))
}

const noteNeed = (tx: Transaction, userId: string, isNeeded: boolean, now: Date) =>
  isNeeded
    ? tx.execute(sql`
        insert into subscriptions (user_id, needed_since) values (${userId}, ${now.toISOString()})
        on conflict (user_id) do update set needed_since = coalesce(subscriptions.needed_since, excluded.needed_since)
        where subscriptions.status = 'none'`)
    : tx.execute(sql`
        update subscriptions set needed_since = null where user_id = ${userId} and status = 'none'`)
