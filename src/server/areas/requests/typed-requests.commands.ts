import { eq, sql } from 'drizzle-orm'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import {
  REQUESTS_TYPED_MAX,
  type RequestDetails,
  type RequestSource,
} from '#domain/planners/planner-requests.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import type { RequestKey } from './request-events.commands.ts'
import { findRequest, isRequest } from './requests.queries.ts'

type Storing = Pick<Platform, 'db' | 'clock'>

export type TypedDetails = RequestDetails & {
  name: string
  email: string | null
  source: RequestSource
  message: string
}

/** Keeps a request that a planner noted, once for its id. The lock on their profile keeps two from being the last one. */
export function noteRequest(
  { db, clock }: Storing,
  plannerId: string,
  { id = newId(), ...details }: TypedDetails & { id?: string | undefined },
): Promise<PlannerRequest | 'full'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const known = await findRequest(tx, plannerId, id)
    if (known) return known
    if ((await tx.$count(plannerRequests, eq(plannerRequests.plannerId, plannerId))) >= REQUESTS_TYPED_MAX)
      return 'full'
    await tx.insert(plannerRequests).values({ ...details, plannerId, id, createdAt: clock.now() })
    return (await findRequest(tx, plannerId, id))!
  })
}

/**
 * Corrects the given fields of a request. A hold is of one date, so it goes with the date. The words of a message from
 * the public profile are those of the couple.
 */
export function correctRequest(
  { db }: Storing,
  { plannerId, requestId }: RequestKey,
  changes: { [Field in keyof TypedDetails]?: TypedDetails[Field] | undefined },
): Promise<PlannerRequest | 'notFound' | 'ofOthers'> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(plannerRequests).where(isRequest(plannerId, requestId)).for('update')
    if (!row) return 'notFound'
    const { message = row.message, eventDate = row.eventDate } = changes
    if (row.source === 'profile' && message !== row.message) return 'ofOthers'
    if (Object.keys(changes).length > 0)
      await tx
        .update(plannerRequests)
        .set({ ...changes, ...(eventDate !== row.eventDate && { heldUntil: null }) })
        .where(isRequest(plannerId, requestId))
    return (await findRequest(tx, plannerId, requestId))!
  })
}
