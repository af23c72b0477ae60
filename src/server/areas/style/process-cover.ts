import type { Platform } from '#server/core/context.ts'
import { storeVariants } from '#server/core/images/store-variants.ts'
import { findCoverUpload, markCoverDamaged, storeCover } from './cover-uploads.commands.ts'

/**
 * Makes the files of an image that was sent as a cover and deletes what was sent, so that nothing of its metadata
 * is kept. Does nothing when that has happened already, the image is gone, or its bytes are missing from the store.
 */
export async function processCover(
  deps: Pick<Platform, 'db' | 'clock' | 'files' | 'live' | 'images'>,
  weddingId: string,
  coverId: string,
): Promise<void> {
  const { db, clock } = deps
  const upload = await findCoverUpload(db, weddingId, coverId)
  if (!upload) return
  const made = await storeVariants(deps, 'wedding-covers', { upload: upload.path, folder: upload.weddingId })
  if (made === 'missing') return
  if (made === 'damaged') await markCoverDamaged(db, upload)
  else await storeCover(db, clock, upload, made)
  deps.live.changed({
    weddingId,
    area: 'style',
    ids: [coverId],
    actorId: null,
    clientId: null,
    notified: false,
  })
}
