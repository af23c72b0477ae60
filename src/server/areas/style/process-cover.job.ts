import { defineJob } from '#server/core/jobs/job.ts'
import { processCover } from './process-cover.ts'

/** Makes the files of an image that was sent as the cover of a wedding. */
export const processCoverJob = defineJob('process-cover', {
  lane: 'images',
  run: ({ weddingId, coverId }, deps) => processCover(deps, weddingId, coverId),
})
