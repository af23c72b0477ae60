import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddingExportFiles, weddingExports } from '#db/schema/exports.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The person who asked for a copy, who alone finds it. */
export type ExportOwner = { weddingId: MemberWeddingId<'wedding', 'view'>; userId: string }

/** A copy with the bytes of its ZIP, if it has one. */
export type ExportRow = typeof weddingExports.$inferSelect & { size: number | null }

const isOwn = ({ weddingId, userId }: ExportOwner) =>
  and(eq(weddingExports.weddingId, weddingId), eq(weddingExports.createdBy, userId))

export const isExportOf = (owner: ExportOwner, exportId: string) =>
  and(isOwn(owner), eq(weddingExports.id, exportId))

const withFile = and(
  eq(weddingExportFiles.weddingId, weddingExports.weddingId),
  eq(weddingExportFiles.exportId, weddingExports.id),
)

/** The copies of a wedding that a member has asked for, the newest first. */
export async function listExports(db: Database | Transaction, owner: ExportOwner): Promise<ExportRow[]> {
  const rows = await db
    .select({ row: weddingExports, size: weddingExportFiles.size })
    .from(weddingExports)
    .leftJoin(weddingExportFiles, withFile)
    .where(isOwn(owner))
    .orderBy(desc(weddingExports.createdAt), desc(weddingExports.id))
    .limit(EXPORTS_SHOWN)
  return rows.map(({ row, size }) => ({ ...row, size }))
}

const EXPORTS_SHOWN = 50

/** The ZIP of a copy; `undefined` when there is none. `isOpen` says whether its person still sees all that is in it. */
export async function findZip(db: Database, owner: ExportOwner, exportId: string) {
  const [found] = await db
    .select({
      path: weddingExportFiles.path,
      fileName: weddingExports.fileName,
      expiresAt: weddingExports.expiresAt,
      isOpen: SEES_ALL,
    })
    .from(weddingExports)
    .innerJoin(weddingExportFiles, withFile)
    .where(isExportOf(owner, exportId))
  return found
}

/** Whether the member of a copy still sees every section that is in it. */
const SEES_ALL = sql<boolean>`exists (
  select from wedding_members m
  where (m.wedding_id, m.user_id) = (${weddingExports.weddingId}, ${weddingExports.createdBy})
    and not exists (
      select from jsonb_array_elements_text(${weddingExports.sections}) s
      where coalesce(m.permissions ->> s, 'none') = 'none'))`

/** Whether a stored ZIP is the person's own, who is still in the wedding and sees all of it. */
export async function mayOpenZip(db: Database, userId: string, path: string): Promise<boolean> {
  const found = await db
    .select({ id: weddingExports.id })
    .from(weddingExports)
    .innerJoin(weddingExportFiles, withFile)
    .where(and(eq(weddingExports.createdBy, userId), eq(weddingExportFiles.path, path), SEES_ALL))
  return found.length > 0
}
