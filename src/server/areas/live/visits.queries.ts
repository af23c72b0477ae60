import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { memberVisits } from '#db/schema/visits.ts'
import { VISIT_GAP_MS, VISIT_NOTED_EVERY_MS, type Visit } from '#domain/activity/visits.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'

type Visitor = { weddingId: MemberWeddingId; actor: Actor }

/** The present visit of a member to a wedding; null before the first. */
export async function findVisit(db: Database, { weddingId, actor }: Visitor): Promise<Visit | null> {
  const [visit] = await db
    .select({ seenAt: memberVisits.seenAt, since: memberVisits.since })
    .from(memberVisits)
    .where(and(eq(memberVisits.weddingId, weddingId), eq(memberVisits.userId, actor.userId)))
  return visit ?? null
}

/**
 * Notes that the member is looking: the visit goes on, or a new one begins where the last ended. Pages repeat
 * themselves, so it is written once a minute, and always when a page is left.
 */
export async function noteVisit(
  db: Database,
  { weddingId, actor, isLeaving }: Visitor & { isLeaving: boolean },
  now: Date,
): Promise<void> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const { seenAt, since } = memberVisits
  await db
    .insert(memberVisits)
    .values({ weddingId, userId: actor.userId, seenAt: now, since: null })
    .onConflictDoUpdate({
      target: [memberVisits.weddingId, memberVisits.userId],
      set: {
        seenAt: now,
        since: sql`case when ${seenAt} <= ${before(VISIT_GAP_MS)} then ${seenAt} else ${since} end`,
      },
      setWhere: sql`${seenAt} <= ${before(isLeaving ? 0 : VISIT_NOTED_EVERY_MS)}`,
    })
}
