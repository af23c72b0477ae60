import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { portfolioImageAddress } from '#contract/upload-address.ts'
import { imageRefusal } from '../../../sync/uploads/image-refusal.ts'
import { createUploadQueue } from '../../../sync/uploads/upload-queue.ts'
import { patchPortfolio } from '../public-profile.actions.ts'

/** There is one portfolio a person. */
type Portfolio = 'portfolio'

/** The photos on their way to the portfolio; one that failed keeps its place. */
export const photoUploads = createUploadQueue<Portfolio, OwnPortfolioImage>({
  name: 'portfolio photos',
  // One after the other, so that the portfolio has the order in which the photos were chosen.
  atOnce: 1,
  addressOf: ({ id, file }) => portfolioImageAddress({ id, name: file.name }),
  keep: (_upload, image) =>
    patchPortfolio((images) => [...images.filter(({ id }) => id !== image.id), image]),
  refusalOf: imageRefusal,
})

export const usePhotoUploads = () => photoUploads.useUploads(isPortfolio)

const isPortfolio = () => true

export const addPhotos = (files: readonly File[]) => photoUploads.add('portfolio', files)
