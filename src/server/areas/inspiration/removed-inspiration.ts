import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { forgetRemovedInspiration } from './removed.commands.ts'

/** Deletes what was removed and can no longer be brought back; its stored files follow. */
export async function forgetRemoved({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await forgetRemovedInspiration(tx, now, new Date(now.getTime() - TRASH_DAYS * DAY_MS))
    await addJob(tx, 'delete-queued-files', {})
  })
}
