import type { Platform } from '#server/core/context.ts'
import { storeVariants } from '#server/core/images/store-variants.ts'
import { findPortfolioUpload, finishPortfolioImage } from './portfolio-uploads.commands.ts'

/**
 * Makes the files of an uploaded image and deletes what was sent, so that nothing of its metadata is kept. Does
 * nothing when that has happened already, the image is gone, or its bytes are missing from the store.
 */
export async function processPortfolioImage(
  deps: Pick<Platform, 'db' | 'clock' | 'files' | 'images'>,
  userId: string,
  imageId: string,
): Promise<void> {
  const upload = await findPortfolioUpload(deps.db, userId, imageId)
  if (!upload) return
  const place = { upload: upload.path, folder: userId }
  const made = await storeVariants(deps, 'planner-portfolio', place)
  if (made === 'missing') return
  await finishPortfolioImage(deps.db, deps.clock, upload, made === 'damaged' ? null : made)
}
