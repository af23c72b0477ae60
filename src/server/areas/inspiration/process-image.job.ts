import { defineJob } from '#server/core/jobs/job.ts'
import { processImage } from './process-image.ts'

/** Makes the files of an image that was uploaded or fetched. */
export const processImageJob = defineJob('process-image', {
  lane: 'images',
  run: ({ weddingId, imageId }, deps) => processImage(deps, weddingId, imageId),
})
