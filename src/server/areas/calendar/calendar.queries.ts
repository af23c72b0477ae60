import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Closure, PlannerCalendar } from '#contract/calendar.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerClosures } from '#db/schema/calendar.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'

/** The days that a planner holds and those that are closed. A request that became a wedding holds no day. */
export async function readCalendar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerId: string,
): Promise<PlannerCalendar> {
  const { id, name, eventDate, heldUntil, plannerId, weddingId } = plannerRequests
  const holds = await db
    .select({ id, name, eventDate, heldUntil })
    .from(plannerRequests)
    .where(
      and(
        eq(plannerId, ownerId),
        gte(heldUntil, dayInMadrid(clock.now())),
        isNotNull(eventDate),
        isNull(weddingId),
      ),
    )
    .orderBy(asc(eventDate), asc(id))
  return {
    holds: holds.map((hold) => ({ ...hold, eventDate: hold.eventDate!, heldUntil: hold.heldUntil! })),
    closures: await listClosures(db, ownerId),
  }
}

/** The closed ranges of a planner, the first one first. */
export const listClosures = (db: Database | Transaction, ownerId: string): Promise<Closure[]> =>
  db
    .select({
      id: plannerClosures.id,
      firstDay: plannerClosures.firstDay,
      lastDay: plannerClosures.lastDay,
      label: plannerClosures.label,
    })
    .from(plannerClosures)
    .where(eq(plannerClosures.ownerId, ownerId))
    .orderBy(asc(plannerClosures.firstDay), asc(plannerClosures.id))
