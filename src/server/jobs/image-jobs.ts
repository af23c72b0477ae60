import type { Platform } from '../context.ts'
import { listUnprocessed } from '../inspiration/image-files.commands.ts'
import { processImage } from '../inspiration/process-image.ts'
import { forgetRemoved } from '../inspiration/removed-inspiration.ts'

const EVERY_MS = 10 * 60_000

/**
 * Makes the files of images that a process which has ended left without, and deletes what was removed and
 * whose time to undo has passed meanwhile: now and every ten minutes.
 */
export function startImageJobs(platform: Platform): { stop(): Promise<void> } {
  const run = async () => {
    try {
      await forgetRemoved(platform)
      const before = new Date(platform.clock.now().getTime() - EVERY_MS)
      for (const { weddingId, imageId } of await listUnprocessed(platform.db, before)) {
        await processImage(platform, weddingId, imageId)
      }
    } catch (error) {
      platform.log.error({ err: error }, 'image jobs failed')
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
