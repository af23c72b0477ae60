import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { HOLD_DAYS_MAX, HOLDS_MAX } from '#domain/planners/request-dates.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { RequestKey } from './request-events.commands.ts'
import { findRequest, isRequest } from './requests.queries.ts'

type Refused = 'REQUEST_NOT_FOUND' | 'NO_DATE_TO_HOLD' | 'TOO_MANY_HOLDS' | { latest: IsoDate }

/** Holds the date of a request; the planner's row is locked, so that holds at once keep to the limit. */
export async function holdDate(
  db: Database,
  clock: Clock,
  { plannerId, requestId }: RequestKey,
  until: IsoDate,
): Promise<Refused | 'held'> {
  const today = dayInMadrid(clock.now())
  const latest = shiftDay(today, HOLD_DAYS_MAX)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for update`)
    const request = await findRequest(tx, plannerId, requestId)
    if (!request) return 'REQUEST_NOT_FOUND'
    if (request.eventDate === null || request.eventDate < today) return 'NO_DATE_TO_HOLD'
    if (until < today || until > latest) return { latest }
    const others = and(
      eq(plannerRequests.plannerId, plannerId),
      ne(plannerRequests.id, requestId),
      gte(plannerRequests.heldUntil, today),
    )
    if ((await tx.$count(plannerRequests, others)) >= HOLDS_MAX) return 'TOO_MANY_HOLDS'
    await tx.update(plannerRequests).set({ heldUntil: until }).where(isRequest(plannerId, requestId))
    return 'held'
  })
}

/** Lets the date of a request go. */
export async function releaseDate(db: Database, { plannerId, requestId }: RequestKey): Promise<void> {
  await db.update(plannerRequests).set({ heldUntil: null }).where(isRequest(plannerId, requestId))
}
