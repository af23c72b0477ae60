import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { importFiles, imports } from '#db/schema/imports.ts'
import { IMPORT_UNDO_DAYS, type ImportOutcome } from '#domain/imports/imports.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { ImportRow } from './imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Key = Pick<ImportRow, 'weddingId' | 'id'>

const isApplying = ({ weddingId, id }: Key) =>
  and(eq(imports.weddingId, weddingId), eq(imports.id, id), eq(imports.state, 'applying'))

export async function noteProgress({ db }: Pick<Deps, 'db'>, row: Key, progress: number): Promise<void> {
  await db.update(imports).set({ progress }).where(isApplying(row))
}

/** An import that could not be brought in is open again, with the reason. */
export async function failImport({ db }: Pick<Deps, 'db'>, row: Key, failure: string): Promise<void> {
  await db.update(imports).set({ state: 'failed', failure, progress: 0 }).where(isApplying(row))
}

/**
 * Ends an import in the transaction that wrote it; `false` when it was ended by another one. Its files are forgotten,
 * and what it was is kept while it can be undone.
 */
export async function endImport(
  tx: Transaction,
  clock: Deps['clock'],
  row: Key,
  done: { lineId: string | null; outcome: ImportOutcome },
): Promise<boolean> {
  const now = clock.now()
  const { rowCount } = await tx
    .update(imports)
    .set({
      ...done,
      state: 'done',
      progress: 100,
      appliedAt: now,
      expiresAt: new Date(now.getTime() + IMPORT_UNDO_DAYS * DAY_MS),
    })
    .where(isApplying(row))
  if (!rowCount) return false
  await tx
    .delete(importFiles)
    .where(and(eq(importFiles.weddingId, row.weddingId), eq(importFiles.importId, row.id)))
  await addJob(tx, 'delete-queued-files', {})
  return true
}

/** An import whose line was undone. */
export async function markUndone({ db }: Pick<Deps, 'db'>, { weddingId, id }: Key): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'undone' })
    .where(and(eq(imports.weddingId, weddingId), eq(imports.id, id)))
}

/** An import of a member that begins as one that is brought in: its files wait elsewhere. */
export async function beginApplying(
  tx: Transaction,
  clock: Deps['clock'],
  { weddingId, id, userId }: Key & { userId: string },
): Promise<ImportRow> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + IMPORT_UNDO_DAYS * DAY_MS)
  const [row] = await tx
    .insert(imports)
    .values({ weddingId, id, createdBy: userId, state: 'applying', createdAt: now, expiresAt })
    .returning()
  return row!
}
