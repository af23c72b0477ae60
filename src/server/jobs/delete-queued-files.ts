import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { fileDeletions } from '#db/schema/files.ts'
import type { Platform } from '../context.ts'
import { REFERENCES } from '../files/references.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'log'>
type QueuedFile = Pick<typeof fileDeletions.$inferSelect, 'bucket' | 'path'>

const BATCH = 50

/**
 * Deletes the stored files whose rows are gone, until none is queued. Processes share the queue: each
 * takes what no other holds. A file that cannot be deleted stays queued for the next time; one that a row
 * refers to, as after a restored backup, leaves the queue and stays.
 */
export async function deleteQueuedFiles(deps: Deps): Promise<void> {
  while ((await deleteBatch(deps)) === BATCH);
}

/** The same in the background, for commands that have committed: their answer does not wait for it. */
export function startDeletingFiles(deps: Deps): void {
  deleteQueuedFiles(deps).catch((error) => deps.log.error({ err: error }, 'queued files not deleted'))
}

/** How many left the queue. */
function deleteBatch({ db, files, log }: Deps): Promise<number> {
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
    return done.length
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
