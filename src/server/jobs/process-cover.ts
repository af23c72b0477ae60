import * as z from 'zod'
import { processCover } from '../style/process-cover.ts'
import { defineJob } from './job.ts'

/** Makes the files of an image that was sent as the cover of a wedding. */
export const processCoverJob = defineJob({
  payload: z.object({ weddingId: z.uuid(), coverId: z.uuid() }),
  lane: 'images',
  run: ({ weddingId, coverId }, deps) => processCover(deps, weddingId, coverId),
})
