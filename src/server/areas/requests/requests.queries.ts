import { and, desc, eq } from 'drizzle-orm'
import type { PlannerRequest } from '#contract/requests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { REQUESTS_SHOWN } from '#domain/planners/planner-requests.ts'

/** The requests to a planner, the newest first. */
export async function listRequests(db: Database, plannerId: string): Promise<PlannerRequest[]> {
  const rows = await db
    .select()
    .from(plannerRequests)
    .where(eq(plannerRequests.plannerId, plannerId))
    .orderBy(desc(plannerRequests.createdAt), desc(plannerRequests.id))
    .limit(REQUESTS_SHOWN)
  return rows.map(toRequest)
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
  return row && toRequest(row)
}

/** The condition that a row is this request to this planner, and to no other. */
export const isRequest = (plannerId: string, requestId: string) =>
  and(eq(plannerRequests.plannerId, plannerId), eq(plannerRequests.id, requestId))

const toRequest = ({
  plannerId: _,
  createdAt,
  answeredAt,
  ...row
}: typeof plannerRequests.$inferSelect): PlannerRequest => ({
  ...row,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})
