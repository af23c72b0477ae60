import { defineJob } from '#server/core/jobs/job.ts'
import { processPortfolioImage } from './process-portfolio-image.ts'

/** Makes the files of an image that was uploaded to a portfolio. */
export const processPortfolioImageJob = defineJob('process-portfolio-image', {
  lane: 'images',
  run: ({ userId, imageId }, deps) => processPortfolioImage(deps, userId, imageId),
})
