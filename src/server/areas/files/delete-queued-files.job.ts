import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { fileDeletions } from '#db/schema/files.ts'
import type { Platform } from '#server/core/context.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { REFERENCES } from './references.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'log'>
type QueuedFile = Pick<typeof fileDeletions.$inferSelect, 'bucket' | 'path'>

const BATCH = 50

/** For commands that have deleted rows with files: their triggers have queued these. */
export const deleteQueuedFilesJob = defineJob('delete-queued-files', {
  async run(_payload, deps) {
    const remaining = await deleteQueuedFiles(deps)
    if (remaining > 0) throw new Error(`${remaining} stored files could not be deleted`)
  },
})

/**
 * Deletes the stored files whose rows are gone, until none is queued. Processes share the queue: each
 * takes what no other holds. A file that cannot be deleted stays queued for the next time; one that a row
 * refers to, as after a restored backup, leaves the queue and stays. Returns how many could not be deleted.
 */
export async function deleteQueuedFiles(deps: Deps): Promise<number> {
  for (;;) {
    const { taken, left } = await deleteBatch(deps)
    if (left > 0 || taken < BATCH) return left
  }
}

/** How many files were taken from the queue, and how many of them went back. */
function deleteBatch({ db, files, log }: Deps): Promise<{ taken: number; left: number }> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .select({ bucket: fileDeletions.bucket, path: fileDeletions.path })
      .from(fileDeletions)
      .orderBy(asc(fileDeletions.queuedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const inUse = await findInUse(tx, queued)
    if (inUse.size > 0) log.warn({ files: inUse.size }, 'queued files have a row again: they stay')
    const unused = queued.filter((file) => !inUse.has(file))
    const outcomes = await Promise.allSettled(unused.map(({ bucket, path }) => files.remove(bucket, path)))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'stored file not deleted')
    }
    const done = [...inUse, ...unused.filter((_, index) => outcomes[index]!.status === 'fulfilled')]
    if (done.length > 0) {
      const rows = done.map(({ bucket, path }) =>
        and(eq(fileDeletions.bucket, bucket), eq(fileDeletions.path, path)),
      )
      await tx.delete(fileDeletions).where(or(...rows))
    }
    return { taken: queued.length, left: queued.length - done.length }
  })
}

async function findInUse(tx: Transaction, queued: QueuedFile[]): Promise<Set<QueuedFile>> {
  const inUse = new Set<QueuedFile>()
  for (const { bucket, table, column } of REFERENCES) {
    const candidates = queued.filter((file) => file.bucket === bucket)
    if (candidates.length === 0) continue
    const paths = sql.param(candidates.map(({ path }) => path))
    const { rows } = await tx.execute<{ path: string }>(sql`
      select ${sql.identifier(column)} as path from ${sql.identifier(table)}
      where ${sql.identifier(column)} = any(${paths}::text[])`)
    const found = new Set(rows.map(({ path }) => path))
    for (const file of candidates) if (found.has(file.path)) inUse.add(file)
  }
  return inUse
}
