import type { Platform } from '#server/core/context.ts'
import { isImageOfDraft } from '#server/core/drafts/drafts.queries.ts'
import { storeVariants } from '#server/core/images/store-variants.ts'
import { findUpload, markDamaged, storeRendered } from './image-files.commands.ts'

/**
 * Makes the files of an uploaded image and deletes what was sent, so that nothing of its metadata is kept.
 * Does nothing when that has happened already or the image is gone. An image that cannot be decoded stays as
 * damaged, with its name; one whose bytes are missing from the store waits until they are back.
 */
export async function processImage(
  deps: Pick<Platform, 'db' | 'clock' | 'files' | 'live' | 'images'>,
  weddingId: string,
  imageId: string,
): Promise<void> {
  const { db, clock } = deps
  const upload = await findUpload(db, weddingId, imageId)
  if (!upload) return
  const place = { upload: upload.path, folder: upload.weddingId }
  const made = await storeVariants(deps, 'inspiration-images', place)
  if (made === 'missing') return
  if (made === 'damaged') await markDamaged(db, upload)
  else await storeRendered(db, clock, upload, made)
  deps.live.changed({
    weddingId,
    area: 'inspiration',
    ids: [imageId],
    actorId: null,
    clientId: null,
    notified: false,
    draftsOnly: await isImageOfDraft(db, weddingId, imageId),
  })
}
