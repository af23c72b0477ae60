import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { activityLines } from '#db/schema/activity.ts'
import { plannerImports } from '#db/schema/planner-imports.ts'
import { deletedWeddings, weddingMembers, weddings } from '#db/schema/weddings.ts'
import type { KnownPlannerWedding } from '#domain/planner-imports/known-weddings.ts'

/** An import of a planner, who alone finds it. */
export type PlannerImportKey = { plannerId: string; importId: string }

export type PlannerImportRow = typeof plannerImports.$inferSelect

export const isPlannerImport = ({ plannerId, importId }: PlannerImportKey) =>
  and(eq(plannerImports.plannerId, plannerId), eq(plannerImports.id, importId))

/** An import of a planner; `undefined` when it is none of theirs. With `isHeld` it stays as it is until the end. */
export async function findPlannerImport(
  db: Database | Transaction,
  key: PlannerImportKey,
  isHeld = false,
): Promise<PlannerImportRow | undefined> {
  const asked = db.select().from(plannerImports).where(isPlannerImport(key))
  const [row] = isHeld ? await asked.for('update') : await asked
  return row
}

/** The imports of a planner that wait or can still be undone, the newest first. */
export const listPlannerImports = (db: Database, plannerId: string, now: Date): Promise<PlannerImportRow[]> =>
  db
    .select()
    .from(plannerImports)
    .where(and(eq(plannerImports.plannerId, plannerId), gt(plannerImports.expiresAt, now)))
    .orderBy(desc(plannerImports.createdAt), desc(plannerImports.id))

export const countOpen = (tx: Transaction, plannerId: string, now: Date): Promise<number> =>
  tx.$count(
    plannerImports,
    and(
      eq(plannerImports.plannerId, plannerId),
      inArray(plannerImports.state, ['open', 'applying']),
      gt(plannerImports.expiresAt, now),
    ),
  )

/** The weddings that a planner accompanies, with which those of an import are compared. */
export const listKnownWeddings = (
  db: Database | Transaction,
  plannerId: string,
): Promise<KnownPlannerWedding[]> =>
  db
    .select({ id: weddings.id, name: weddings.name, date: weddings.eventDate })
    .from(weddings)
    .innerJoin(weddingMembers, eq(weddingMembers.weddingId, weddings.id))
    .where(eq(weddingMembers.userId, plannerId))
    .orderBy(weddings.createdAt, weddings.id)

/** The weddings of a planner as the limit counts them, with those that they may still take back. */
export async function countWeddings(db: Database, plannerId: string): Promise<number> {
  const joined = await db.$count(weddingMembers, eq(weddingMembers.userId, plannerId))
  return joined + (await db.$count(deletedWeddings, eq(deletedWeddings.deletedBy, plannerId)))
}

/** The members of a wedding, and the acts in it beside the one that brought it in. */
export async function countChangedSince(db: Database, weddingId: string, lineId: string | null) {
  const members = await db.$count(weddingMembers, eq(weddingMembers.weddingId, weddingId))
  const others = lineId === null ? undefined : sql`${activityLines.id} <> ${lineId}`
  const lines = await db.$count(activityLines, and(eq(activityLines.weddingId, weddingId), others))
  return { members, lines }
}

export async function findWeddingName(
  db: Database | Transaction,
  weddingId: string,
): Promise<string | undefined> {
  const [row] = await db.select({ name: weddings.name }).from(weddings).where(eq(weddings.id, weddingId))
  return row?.name
}
