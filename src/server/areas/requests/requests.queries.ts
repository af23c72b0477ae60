import { and, desc, eq, sql } from 'drizzle-orm'
import type { PlannerRequest } from '#contract/requests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { REQUESTS_SHOWN } from '#domain/planners/planner-requests.ts'
import { standingOf } from '#domain/planners/request-stages.ts'
import { newestEvents, type StoredEvent } from './request-events.queries.ts'
import { newestSentQuotes } from './sent-quotes.queries.ts'

/** A request that became a wedding or was put away gives its place up to those that may be under way. */
const isAtRest = sql`${plannerRequests.weddingId} is not null or ${plannerRequests.status} in ('archived', 'spam')`

/** The requests to a planner: those that may be under way first, and the newest of each. */
export async function listRequests(db: Database, plannerId: string): Promise<PlannerRequest[]> {
  const rows = await db
    .select()
    .from(plannerRequests)
    .where(eq(plannerRequests.plannerId, plannerId))
    .orderBy(isAtRest, desc(plannerRequests.createdAt), desc(plannerRequests.id))
    .limit(REQUESTS_SHOWN)
  return withHappened(db, plannerId, rows)
}

/** How many of them are new. */
export const countNewRequests = (db: Database, plannerId: string): Promise<number> =>
  db.$count(plannerRequests, and(eq(plannerRequests.plannerId, plannerId), eq(plannerRequests.status, 'new')))

/** One of them; `undefined` when the planner has none with that id. */
export async function findRequest(
  db: Database | Transaction,
  plannerId: string,
  requestId: string,
): Promise<PlannerRequest | undefined> {
  const [row] = await db.select().from(plannerRequests).where(isRequest(plannerId, requestId))
  return row && (await withHappened(db, plannerId, [row]))[0]
}

type StoredRequest = typeof plannerRequests.$inferSelect

/** The requests of these rows with what has happened with each. */
async function withHappened(
  db: Database | Transaction,
  plannerId: string,
  rows: readonly StoredRequest[],
): Promise<PlannerRequest[]> {
  const ids = rows.map(({ id }) => id)
  const events = await newestEvents(db, plannerId, ids)
  const sent = await newestSentQuotes(db, plannerId, ids)
  return rows.map((row) => toRequest(row, events.get(row.id), sent.get(row.id)))
}

/** The condition that a row is this request to this planner, and to no other. */
export const isRequest = (plannerId: string, requestId: string) =>
  and(eq(plannerRequests.plannerId, plannerId), eq(plannerRequests.id, requestId))

const toRequest = (
  { plannerId: _, createdAt, answeredAt, ...row }: StoredRequest,
  events: readonly StoredEvent[] = [],
  quote: PlannerRequest['quote'] = null,
): PlannerRequest => {
  const standing = standingOf(events, row.weddingId !== null)
  const latest = events.at(-1) ?? { kind: 'received' as const, at: createdAt }
  return {
    ...row,
    ...standing,
    quote,
    latest: { kind: latest.kind, at: latest.at.toISOString() },
    remindedAt: events.findLast(({ kind }) => kind === 'reminded')?.at.toISOString() ?? null,
    lostReason:
      standing.stage === 'lost' ? (events.findLast(({ kind }) => kind === 'lost')?.reason ?? null) : null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
