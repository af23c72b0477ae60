import { and, eq } from 'drizzle-orm'
import type { DataExport } from '#contract/rights.ts'
import { dataExportFiles, dataExports } from '#db/schema/rights.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'

/** The copy that a person asked for last, with its link while that works. */
export async function findDataExport(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  userId: string,
): Promise<DataExport | null> {
  const [found] = await db
    .select({
      status: dataExports.status,
      requestedAt: dataExports.requestedAt,
      expiresAt: dataExports.expiresAt,
      path: dataExportFiles.path,
      size: dataExportFiles.size,
    })
    .from(dataExports)
    .leftJoin(dataExportFiles, eq(dataExportFiles.userId, dataExports.userId))
    .where(eq(dataExports.userId, userId))
  if (!found) return null
  const { path, expiresAt, requestedAt } = found
  const left = expiresAt ? Math.floor((expiresAt.getTime() - clock.now().getTime()) / SECOND_MS) : 0
  const isOver = found.status === 'ready' && (left <= 0 || !path)
  const file = {
    path: path ?? '',
    name: 'azahar-mis-datos.zip',
    contentType: 'application/zip',
    seconds: left,
  }
  return {
    status: isOver ? 'expired' : found.status,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    size: isOver ? null : found.size,
    url: path && !isOver ? files.link('data-exports', file).url : null,
  }
}

/** Whether a stored copy is the person's own. */
export async function ownsDataExport(db: Platform['db'], userId: string, path: string): Promise<boolean> {
  const isOwn = and(eq(dataExportFiles.userId, userId), eq(dataExportFiles.path, path))
  return (await db.$count(dataExportFiles, isOwn)) > 0
}
