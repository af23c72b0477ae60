import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { RequestEvent } from '#contract/request-events.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequestEvents } from '#db/schema/planner-request-events.ts'

export type StoredEvent = typeof plannerRequestEvents.$inferSelect

/** The condition that an event is of this request to this planner, and of no other. */
export const isEventOf = (plannerId: string, requestId: string) =>
  and(eq(plannerRequestEvents.plannerId, plannerId), eq(plannerRequestEvents.requestId, requestId))

/** The newest event of each kind of these requests, in the order they happened: all that their stages follow from. */
export async function newestEvents(
  db: Database | Transaction,
  plannerId: string,
  requestIds: readonly string[],
): Promise<Map<string, StoredEvent[]>> {
  if (requestIds.length === 0) return new Map()
  const { requestId, kind, at, id } = plannerRequestEvents
  const events = await db
    .selectDistinctOn([requestId, kind])
    .from(plannerRequestEvents)
    .where(and(eq(plannerRequestEvents.plannerId, plannerId), inArray(requestId, [...requestIds])))
    .orderBy(requestId, kind, desc(at), desc(id))
  const byRequest = new Map<string, StoredEvent[]>()
  for (const event of events.toSorted(byTime)) {
    byRequest.set(event.requestId, [...(byRequest.get(event.requestId) ?? []), event])
  }
  return byRequest
}

/** The events of a request in their order. */
export async function listEvents(
  db: Database,
  plannerId: string,
  requestId: string,
): Promise<RequestEvent[]> {
  const events = await db
    .select()
    .from(plannerRequestEvents)
    .where(isEventOf(plannerId, requestId))
    .orderBy(asc(plannerRequestEvents.at), asc(plannerRequestEvents.id))
  return events.map(({ plannerId: _planner, requestId: _request, at, ...event }) => ({
    ...event,
    at: at.toISOString(),
  }))
}

const byTime = (one: StoredEvent, other: StoredEvent) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1)
