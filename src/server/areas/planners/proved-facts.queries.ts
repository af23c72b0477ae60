import { and, eq, ne, sql } from 'drizzle-orm'
import type { ProvedFacts } from '#contract/public-profile.ts'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'
import { medianMinutes } from '#domain/planners/public-profile.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { countedAs } from '#server/core/wedding-copies.queries.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Proves the facts about a planner; each is null when there is too little to say it. */
export async function proveFacts(db: Database, clock: Clock, userId: string): Promise<ProvedFacts> {
  const [[account], [counted], answers] = await Promise.all([
    db.select({ createdAt: user.createdAt }).from(user).where(eq(user.id, userId)),
    db
      .select({ weddings: sql<number>`count(distinct ${countedAs})::int` })
      .from(weddingMembers)
      .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
      .where(
        and(
          eq(weddingMembers.userId, userId),
          eq(weddingMembers.role, 'planner'),
          sql`${weddingMembers.agencyId} is null`,
          sql`${weddings.eventDate} < ${dayInMadrid(clock.now())}`,
        ),
      ),
    db
      .select({
        minutes: sql<number>`(extract(epoch from answered_at - created_at) / 60)::float8`,
      })
      .from(plannerRequests)
      .where(
        and(
          eq(plannerRequests.plannerId, userId),
          ne(plannerRequests.status, 'spam'),
          sql`answered_at is not null`,
        ),
      ),
  ])
  return {
    memberSince: account?.createdAt.toISOString() ?? null,
    weddings: counted?.weddings || null,
    answerMinutes: medianMinutes(answers.map(({ minutes }) => minutes)),
  }
}
