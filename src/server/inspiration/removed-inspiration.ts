import { REMOVED_INSPIRATION_SECONDS } from '#domain/inspiration.ts'
import type { Platform } from '../context.ts'
import { deleteQueuedFiles } from '../jobs/delete-queued-files.ts'
import { forgetRemovedInspiration } from './folders.commands.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'log'>

/** A moment more, in milliseconds: what is looked for is then certainly older than the time to undo. */
const AFTER_UNDO_MS = REMOVED_INSPIRATION_SECONDS * 1000 + 1000

/** Deletes what was removed and can no longer be brought back, with every stored file of it. */
export async function forgetRemoved(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - REMOVED_INSPIRATION_SECONDS * 1000)
  await forgetRemovedInspiration(deps.db, before)
  await deleteQueuedFiles(deps)
}

/** Does that when the time to undo a removal of now is over. */
export function startForgettingRemoved(deps: Deps): void {
  const forget = () =>
    forgetRemoved(deps).catch((error) => deps.log.error({ err: error }, 'removed images not deleted'))
  setTimeout(forget, AFTER_UNDO_MS).unref()
}
