import { defineJob } from '#server/core/jobs/job.ts'
import { processImage } from './process-image.ts'

/**
 * Photographs that wait to be stored while a party sends them: more than a member drops at once. Decoding one beside them
 * slows every request down by half, at the lowest priority too.
 */
const PARTY = { waiting: 8, atMostMs: 10_000 }

/** Makes the files of an image that was uploaded or fetched; those of guests once their photographs are stored. */
export const processImageJob = defineJob('process-image', {
  lane: 'images',
  async run({ weddingId, imageId, isOfGuest = false }, deps, signal) {
    if (isOfGuest) await deps.queues.images.untilFewWait(PARTY, signal)
    await processImage(deps, weddingId, imageId)
  },
})
