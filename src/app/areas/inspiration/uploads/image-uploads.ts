import type { InspirationImage } from '#contract/inspiration-images.ts'
import { inspirationImageAddress } from '#contract/upload-address.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { isAdding } from '../../../sync/list-changes/additions.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { imageRefusal } from '../../../sync/uploads/image-refusal.ts'
import { createUploadQueue } from '../../../sync/uploads/upload-queue.ts'
import { imagesQuery, refreshFolders } from '../inspiration.queries.ts'
import { keepPreview } from './previews.ts'

export type FolderRef = { weddingId: string; folderId: string }

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
  refusalOf: imageRefusal,
  isNewestFirst: true,
  onFail({ folderId }, message) {
    // The open folder shows it already.
    if (!document.querySelector(`[data-images-of="${folderId}"]`)) {
      showToast(message, { tone: 'failed', isLasting: true })
    }
  },
})

/** Puts an image into the list of its folder, whose count has changed with it. */
export async function keepImage({ weddingId, folderId }: FolderRef, image: InspirationImage) {
  await patchList(imagesQuery(weddingId, folderId).queryKey, (list) => [
    image,
    ...list.filter(({ id }) => id !== image.id),
  ])
  void refreshFolders(weddingId)
}
