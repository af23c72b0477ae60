import { v7 as uuidv7 } from 'uuid'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { inspirationImageAddress } from '#contract/upload-address.ts'
import { safeFileName } from '#domain/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/images.ts'
import { showToast } from '#ui/toast-queue.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { isAdding } from '../../../lib/list-changes/additions.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { createUploadQueue } from '../../../lib/uploads/upload-queue.ts'
import type { NewUpload } from '../../../lib/uploads/uploads.ts'
import { imagesQuery, refreshFolders } from '../inspiration.queries.ts'
import { keepPreview } from './previews.ts'

export type FolderRef = { weddingId: string; folderId: string }

/** Another try can help when it was the network or the server, not the image. */
const RETRIABLE =
  /^(OFFLINE|UPLOAD_INTERRUPTED|INTERNAL_SERVER_ERROR|TOO_MANY_REQUESTS|OVERLOADED|.*_UNAVAILABLE|.*_BUSY|STORAGE_FULL)$/

/** The images that are sent to the folders of this page, also to one that is itself on its way. */
export const imageUploads = createUploadQueue<FolderRef, InspirationImage>({
  name: 'inspiration images',
  atOnce: 3,
  addressOf: ({ place, id, file }) => inspirationImageAddress(place, { id, name: file.name }),
  isReady: ({ folderId }) => !isAdding(folderId),
  async keep({ place, file }, image) {
    keepPreview(image.id, file)
    await keepImage(place, image)
  },
  isRetriable: (code) => RETRIABLE.test(code),
  onFail({ folderId }, message) {
    // The open folder shows it already.
    if (!document.querySelector(`[data-images-of="${folderId}"]`)) {
      showToast(message, { tone: 'failed', isLasting: true })
    }
  },
})

/** Begins to upload images; what is no image is refused by its name. */
export function addImages(place: FolderRef, files: readonly File[]) {
  const msecs = Date.now()
  const added = files.map((file, index): NewUpload<FolderRef> => {
    const name = safeFileName(file.name)
    // A folder shows the newest first: the earlier of a drop are the newer ones, so that they stand as they were chosen.
    const upload = { id: uuidv7({ msecs, seq: files.length - index }), place, file, name }
    const refusal = refusalOf(file, name)
    return refusal ? { ...upload, status: 'failed', message: refusal } : upload
  })
  imageUploads.add(added)
}

/** Asked before it is sent; what it really is the server finds in its content. */
function refusalOf(file: File, name: string): string | null {
  if (file.size > IMAGE_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)} y cada imagen puede pesar ${fileSize(IMAGE_MAX_BYTES)} como mucho.`
  if (file.type !== '' && !file.type.startsWith('image/')) return `«${name}» no es una imagen.`
  return null
}

/** Puts an image into the list of its folder, whose count has changed with it. */
export async function keepImage({ weddingId, folderId }: FolderRef, image: InspirationImage) {
  await patchList(imagesQuery(weddingId, folderId).queryKey, (list) => [
    image,
    ...list.filter(({ id }) => id !== image.id),
  ])
  void refreshFolders(weddingId)
}
