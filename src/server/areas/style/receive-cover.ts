import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { newId } from '#server/platform/ids.ts'
import { addCover } from './covers.commands.ts'
import { findCover } from './style.queries.ts'

/**
 * Stores an image for the cover of a wedding: on the disk first, where its head is read, and in the store once it
 * is known to be one. What is shown of it is made in a job.
 */
export const receiveCover: UploadHandler<'weddingCover'> = async (upload) => {
  const { platform, query, file, weddingId } = upload
  const { db, files } = platform
  const { limits } = platform.settings
  const id = query.id ?? newId()
  const known = await findCover(db, files, weddingId, id)
  if (known) return known
  await files.spool(file.contents, async (spooled) => {
    const { size } = await stat(spooled)
    const header = await readImageHeader(spooled)
    if (typeof header === 'string') {
      throw new UploadRefused(
        header,
        header === 'IMAGE_TOO_LARGE' ? { maxBytes: IMAGE_MAX_BYTES } : undefined,
      )
    }
    const path = `${weddingId}/${newId()}/upload`
    await files.put('wedding-covers', path, createReadStream(spooled), size)
    const outcome = await addCover(platform, upload, {
      id,
      fileName: safeFileName(query.name),
      path,
      size,
      header,
    })
    if (outcome !== 'added') await files.remove('wedding-covers', path)
    if (outcome === 'weddingFull') {
      throw new UploadRefused('WEDDING_FILES_FULL', { maxBytes: limits.wedding.fileBytes })
    }
  })
  const cover = await findCover(db, files, weddingId, id)
  // The id of a cover that is in the bin, or was removed meanwhile.
  if (!cover) throw new UploadRefused('BAD_REQUEST')
  return cover
}
