import type { Platform } from '../context.ts'
import { storeVariants } from '../images/store-variants.ts'
import { findCoverUpload, markCoverDamaged, storeCover } from './cover-uploads.commands.ts'

/**
 * Makes the files of an image that was sent as a cover and deletes what was sent, so that nothing of its metadata
 * is kept. Does nothing when that has happened already or the image is gone.
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
  if (made) await storeCover(db, clock, upload, made)
  else await markCoverDamaged(db, upload)
  deps.live.changed({
    weddingId,
    area: 'style',
    ids: [coverId],
    actorId: null,
    clientId: null,
    notified: false,
  })
}
