import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { keepImage } from './keep-image.ts'

/** Stores an image that arrives from a browser. */
export const receiveInspirationImage: UploadHandler<'inspirationImage'> = async (upload) => {
  const { platform, query, file, params } = upload
  const { limits } = platform.settings
  const wish = {
    folderId: params['folderId']!,
    id: query.id ?? newId(),
    fileName: safeFileName(query.name),
  }
  const kept = await keepImage(platform, upload, wish, async () => file.contents, file.size!)
  if (typeof kept !== 'string') return kept
  if (kept === 'noFolder') throw new UploadRefused('FOLDER_NOT_FOUND')
  if (kept === 'full') throw new UploadRefused('TOO_MANY_IMAGES', { max: limits.wedding.images })
  if (kept === 'weddingFull') {
    throw new UploadRefused('WEDDING_FILES_FULL', { maxBytes: limits.wedding.fileBytes })
  }
  throw new UploadRefused(kept, kept === 'IMAGE_TOO_LARGE' ? { maxBytes: IMAGE_MAX_BYTES } : undefined)
}
