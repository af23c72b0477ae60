import type { Transaction } from '#db/client.ts'
import { REMOVED_INSPIRATION_SECONDS } from '#domain/inspiration.ts'
import type { Platform } from '../context.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Clock } from '../platform/clock.ts'
import { forgetRemovedInspiration } from './removed.commands.ts'

const UNDO_MS = REMOVED_INSPIRATION_SECONDS * 1000

/** Deletes what was removed and can no longer be brought back; its stored files follow. */
export async function forgetRemoved({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS)
  await db.transaction(async (tx) => {
    await forgetRemovedInspiration(tx, before)
    await addJob(tx, 'delete-queued-files', {})
  })
}

/** Adds the job that does so when the time to undo a removal of now is over, and a second has passed. */
export const forgetRemovedLater = (tx: Transaction, clock: Clock) =>
  addJob(tx, 'forget-removed-inspiration', {}, { runAt: new Date(clock.now().getTime() + UNDO_MS + 1000) })
