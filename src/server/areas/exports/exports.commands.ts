import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { weddingExportFiles, weddingExports } from '#db/schema/exports.ts'
import { EXPORT_SILENT_MS, EXPORT_WAITING_MS } from '#domain/exports/exports.ts'
import { DATA_EXPORT_KEPT_DAYS } from '#domain/operation/retention.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { type ExportOwner, isExportOf } from './exports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

type Wanted = { withFiles: boolean; isScheduled: boolean }

/** Why no copy was begun: one of another member's is being made. */
export type ExportRefusal = 'underWay'

/**
 * Begins a copy of a wedding; its id, or that of the copy of the same member that is being made. `mayBegin` is asked
 * before a new one. At most one copy of a wedding is being made.
 */
export async function requestExport(
  { db, clock }: Deps,
  owner: { weddingId: string; userId: string },
  wanted: Wanted,
  mayBegin: () => Promise<void> = async () => {},
): Promise<{ exportId: string } | ExportRefusal> {
  return db.transaction(async (tx) => {
    const { weddingId, userId } = owner
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('azahar/wedding exports/' || ${weddingId}::text, 0))`,
    )
    const now = clock.now()
    await endLost(tx, now, weddingId)
    const [known] = await tx
      .select({ exportId: weddingExports.id, createdBy: weddingExports.createdBy })
      .from(weddingExports)
      .where(and(eq(weddingExports.weddingId, weddingId), UNDER_WAY))
    if (known) return known.createdBy === userId ? { exportId: known.exportId } : 'underWay'
    await mayBegin()
    const exportId = newId()
    await tx.insert(weddingExports).values({
      ...{ weddingId, id: exportId, createdBy: userId, ...wanted },
      ...{ state: 'waiting', heardAt: now, createdAt: now },
    })
    await addJob(tx, 'make-wedding-export', { weddingId, exportId })
    return { exportId }
  })
}

const UNDER_WAY = inArray(weddingExports.state, ['waiting', 'preparing'])

/** Stops a copy that is being made, or deletes one with its ZIP; `false` when there is no such copy. */
export async function removeExport(
  { db }: Pick<Deps, 'db'>,
  owner: ExportOwner,
  exportId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(weddingExports).where(isExportOf(owner, exportId))
    if (!rowCount) return false
    await addJob(tx, 'delete-queued-files', {})
    return true
  })
}

/** Deletes the ZIPs whose time has ended, and later that there were any; copies that are lost end with a reason. */
export async function forgetWeddingExports(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now()
  await endLost(tx, now)
  await tx.execute(sql`
    delete from ${weddingExportFiles} f using ${weddingExports} e
    where (e.wedding_id, e.id) = (f.wedding_id, f.export_id) and e.expires_at <= ${now}`)
  await tx
    .delete(weddingExports)
    .where(lt(weddingExports.createdAt, new Date(now.getTime() - DATA_EXPORT_KEPT_DAYS * DAY_MS)))
}

/** Ends copies under way of which nothing has been heard for too long: the process that made them is gone. */
async function endLost(tx: Transaction, now: Date, weddingId?: string): Promise<void> {
  const silent = (state: 'waiting' | 'preparing', ms: number) =>
    and(
      ...(weddingId ? [eq(weddingExports.weddingId, weddingId)] : []),
      eq(weddingExports.state, state),
      lt(weddingExports.heardAt, new Date(now.getTime() - ms)),
    )
  for (const lost of [silent('waiting', EXPORT_WAITING_MS), silent('preparing', EXPORT_SILENT_MS)])
    await tx.update(weddingExports).set({ state: 'failed', failure: 'INTERRUPTED' }).where(lost)
}
