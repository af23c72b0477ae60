import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { cleanTags } from '#domain/inspiration/inspiration.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { startDownload } from '../../../shared/files/start-download.ts'
import { client } from '../../../sync/api.ts'
import type { Edit } from '../../../sync/list-changes/change.ts'
import { type ImageField, imageChanges } from '../inspiration.changes.ts'

/** The actions on the images of a wedding. */
export function imageActions(weddingId: string) {
  const edit = <F extends ImageField>(item: InspirationImage, field: F, value: InspirationImage[F]) =>
    imageChanges.submit(weddingId, { kind: 'edit', item, field, value } as Edit<InspirationImage>)
  return {
    setTags: (image: InspirationImage, tags: string[]) => edit(image, 'tags', cleanTags(tags)),
    setNotes: (image: InspirationImage, notes: string) => edit(image, 'notes', notes.trim() || null),
    tag(images: readonly InspirationImage[], typed: string) {
      const added = cleanTags([typed])
      const known = new Set(added.map(foldText))
      for (const image of images) {
        const others = image.tags.filter((one) => !known.has(foldText(one)))
        edit(image, 'tags', cleanTags([...others, ...added]))
      }
      if (added.length > 0) showToast(`${manyImages(images)}: ${added.map((one) => `#${one}`).join(' ')}`)
    },
    move(images: readonly InspirationImage[], folder: InspirationFolder) {
      const moved = images.filter(({ folderId }) => folderId !== folder.id)
      if (moved.length === 0) return
      for (const image of moved) edit(image, 'folderId', folder.id)
      const undo = () => {
        for (const image of moved) edit({ ...image, folderId: folder.id }, 'folderId', image.folderId)
      }
      showToast(`${manyImages(moved)} en «${folder.name}».`, {
        action: { label: 'Deshacer', onAction: undo },
      })
    },
    remove: (images: readonly InspirationImage[]) =>
      imageChanges.removeTogether(weddingId, images, manyImages(images).toLowerCase()),
    /** Downloads the original of an image under its own name. */
    async download(image: InspirationImage) {
      try {
        const { url } = await client.inspiration.images.link({ weddingId, imageId: image.id })
        startDownload(url)
      } catch (error) {
        showToast(`No hemos podido descargar la imagen. ${messageFor(error)}`, { tone: 'failed' })
      }
    },
  }
}

const manyImages = ({ length }: readonly InspirationImage[]) =>
  length === 1 ? 'Una imagen' : `${length} imágenes`
