import { v7 as uuidv7 } from 'uuid'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { portfolioImageAddress } from '#contract/upload-address.ts'
import { safeFileName } from '#domain/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/images.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { createUploadQueue } from '../../../lib/uploads/upload-queue.ts'
import type { NewUpload } from '../../../lib/uploads/uploads.ts'
import { patchPortfolio } from '../public-profile.actions.ts'

/** There is one portfolio a person. */
type Portfolio = 'portfolio'

/** Another try can help when it was the network or the server, not the photo. */
const RETRIABLE =
  /^(OFFLINE|UPLOAD_INTERRUPTED|INTERNAL_SERVER_ERROR|TOO_MANY_REQUESTS|OVERLOADED|.*_UNAVAILABLE|STORAGE_FULL)$/

/** The photos on their way to the portfolio; one that failed keeps its place. */
export const photoUploads = createUploadQueue<Portfolio, OwnPortfolioImage>({
  name: 'portfolio photos',
  // One after the other, so that the portfolio has the order in which the photos were chosen.
  atOnce: 1,
  addressOf: ({ id, file }) => portfolioImageAddress({ id, name: file.name }),
  keep: (_upload, image) =>
    patchPortfolio((images) => [...images.filter(({ id }) => id !== image.id), image]),
  isRetriable: (code) => RETRIABLE.test(code),
})

export const usePhotoUploads = () => photoUploads.useUploads(isPortfolio)

const isPortfolio = () => true

/** Begins to upload photos; what is no image is refused by its name. */
export function addPhotos(files: readonly File[]) {
  const added = files.map((file, index): NewUpload<Portfolio> => {
    const name = safeFileName(file.name)
    const upload = { id: uuidv7({ seq: index }), place: 'portfolio', file, name } as const
    const refusal = refusalOf(file, name)
    return refusal ? { ...upload, status: 'failed', message: refusal } : upload
  })
  photoUploads.add(added)
}

/** Asked before it is sent; what it really is the server finds in its content. */
function refusalOf(file: File, name: string): string | null {
  if (file.size > IMAGE_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)}, y cada foto puede pesar ${fileSize(IMAGE_MAX_BYTES)} como mucho.`
  if (file.type !== '' && !file.type.startsWith('image/')) return `«${name}» no es una imagen.`
  return null
}
