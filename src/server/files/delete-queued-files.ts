import { and, asc, eq, or } from 'drizzle-orm'
import { fileDeletions } from '#db/schema/files.ts'
import type { Platform } from '../context.ts'

type Doors = Pick<Platform, 'db' | 'files' | 'log'>

const BATCH = 50

/**
 * Deletes the stored files whose rows are gone, until none is queued. Processes share the queue: each
 * takes what no other holds. A file that cannot be deleted stays queued for the next time.
 */
export async function deleteQueuedFiles(doors: Doors): Promise<void> {
  while ((await deleteBatch(doors)) === BATCH);
}

/** The same in the background, for commands that have committed: their answer does not wait for it. */
export function startDeletingFiles(doors: Doors): void {
  deleteQueuedFiles(doors).catch((error) => doors.log.error({ err: error }, 'queued files not deleted'))
}

/** How many of a batch were deleted. */
function deleteBatch({ db, files, log }: Doors): Promise<number> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .select({ bucket: fileDeletions.bucket, path: fileDeletions.path })
      .from(fileDeletions)
      .orderBy(asc(fileDeletions.queuedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const outcomes = await Promise.allSettled(queued.map(({ bucket, path }) => files.remove(bucket, path)))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'stored file not deleted')
    }
    const deleted = queued.filter((_, index) => outcomes[index]!.status === 'fulfilled')
    if (deleted.length > 0) {
      const rows = deleted.map(({ bucket, path }) =>
        and(eq(fileDeletions.bucket, bucket), eq(fileDeletions.path, path)),
      )
      await tx.delete(fileDeletions).where(or(...rows))
    }
    return deleted.length
  })
}
