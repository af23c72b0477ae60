import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { InspirationFolder, InspirationImage } from '#contract/inspiration.ts'
import { foldText } from '#domain/fold-text.ts'
import { cleanTags, type FolderIcon, newFolderColor, suggestedFolderIcon } from '#domain/inspiration.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../lib/api.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { patchList } from '../../lib/list-changes/patch-list.ts'
import { setFailedFolder } from './changes/failed-folder.ts'
import {
  type FolderChange,
  folderChanges,
  type ImageChange,
  imageChanges,
  removalToasts,
} from './inspiration.changes.ts'
import { foldersQuery } from './inspiration.queries.ts'

/** What can be done with the folders and images of a wedding. The functions stay the same while the page does. */
export function useInspirationActions(weddingId: string) {
  return useMemo(() => {
    const submitFolder = (change: FolderChange) => folderChanges.submit(weddingId, change)
    const submitImage = (change: ImageChange) => imageChanges.submit(weddingId, change)
    const setShare = async (folder: InspirationFolder, lastDay: string | null) => {
      const place = { weddingId, folderId: folder.id }
      const shared = await (lastDay
        ? client.inspiration.folders.share({ ...place, lastDay })
        : client.inspiration.folders.unshare(place))
      await patchList(foldersQuery(weddingId).queryKey, (list) =>
        list.map((one) => (one.id === shared.id ? shared : one)),
      )
    }
    return {
      /** Makes a folder at the end, in the colour that the server will give it too; gives its id. */
      addFolder(name: string, folders: readonly InspirationFolder[]): string {
        setFailedFolder(null)
        const item: InspirationFolder = {
          id: uuidv7(),
          name,
          color: newFolderColor(
            folders.map(({ color }) => color),
            Math.random,
          ),
          icon: suggestedFolderIcon(name),
          position: Math.max(0, ...folders.map(({ position }) => position)) + 1,
          coverImageId: null,
          cover: null,
          imageCount: 0,
          share: null,
          createdAt: new Date().toISOString(),
        }
        submitFolder({ kind: 'add', item, isReturning: false })
        return item.id
      },
      renameFolder(folder: InspirationFolder, name: string, icon: FolderIcon) {
        if (name !== folder.name) submitFolder({ kind: 'edit', item: folder, field: 'name', value: name })
        if (icon !== folder.icon) submitFolder({ kind: 'edit', item: folder, field: 'icon', value: icon })
      },
      placeFolder(folder: InspirationFolder, position: number) {
        submitFolder({ kind: 'edit', item: folder, field: 'position', value: position })
      },
      setCover(folder: InspirationFolder, image: InspirationImage) {
        submitFolder({ kind: 'edit', item: folder, field: 'coverImageId', value: image.id })
        showToast(`Es la portada de «${folder.name}».`)
      },
      removeFolder(folder: InspirationFolder) {
        const removal: FolderChange = { kind: 'remove', item: folder }
        submitFolder(removal)
        const undo = () => submitFolder({ kind: 'add', item: folder, isReturning: true })
        const toast = showToast(`Has eliminado la carpeta «${folder.name}».`, {
          action: { label: 'Deshacer', onAction: undo },
        })
        removalToasts.set(removal, toast)
      },
      /** Opens the page of a folder to those who have its link, or closes it with `null`. */
      shareFolder: setShare,
      setTags(image: InspirationImage, tags: string[]) {
        submitImage({ kind: 'edit', item: image, field: 'tags', value: cleanTags(tags) })
      },
      setNotes(image: InspirationImage, notes: string) {
        submitImage({ kind: 'edit', item: image, field: 'notes', value: notes.trim() || null })
      },
      tag(images: readonly InspirationImage[], typed: string) {
        const added = cleanTags([typed])
        const known = new Set(added.map(foldText))
        for (const image of images) {
          const others = image.tags.filter((one) => !known.has(foldText(one)))
          submitImage({ kind: 'edit', item: image, field: 'tags', value: cleanTags([...others, ...added]) })
        }
        if (added.length > 0) showToast(`${manyImages(images)}: ${added.map((one) => `#${one}`).join(' ')}`)
      },
      move(images: readonly InspirationImage[], folder: InspirationFolder) {
        const moved = images.filter(({ folderId }) => folderId !== folder.id)
        const put = (image: InspirationImage, value: string) =>
          submitImage({ kind: 'edit', item: image, field: 'folderId', value })
        for (const image of moved) put(image, folder.id)
        if (moved.length === 0) return
        showToast(`${manyImages(moved)} en «${folder.name}».`, {
          action: {
            label: 'Deshacer',
            onAction: () => {
              for (const image of moved) put({ ...image, folderId: folder.id }, image.folderId)
            },
          },
        })
      },
      remove(images: readonly InspirationImage[]) {
        const removals = images.map((item): ImageChange => ({ kind: 'remove', item }))
        for (const removal of removals) submitImage(removal)
        const toast = showToast(
          images.length === 1 ? 'Has eliminado una imagen.' : `Has eliminado ${images.length} imágenes.`,
          {
            action: {
              label: 'Deshacer',
              onAction: () => {
                for (const item of images) submitImage({ kind: 'add', item, isReturning: true })
              },
            },
          },
        )
        for (const removal of removals) removalToasts.set(removal, toast)
      },
      retryImage: (change: ImageChange) => imageChanges.retry(weddingId, change),
      /** Downloads the original of an image under its own name. */
      async download(image: InspirationImage) {
        try {
          const { url } = await client.inspiration.images.link({ weddingId, imageId: image.id })
          goTo(url)
        } catch (error) {
          showToast(`No hemos podido descargar la imagen. ${messageFor(error)}`, { tone: 'failed' })
        }
      },
      /** Downloads the images of a folder as a ZIP. */
      downloadFolder: (folder: InspirationFolder) =>
        goTo(`/api/weddings/${weddingId}/inspiration/folders/${folder.id}/archive`),
    }
  }, [weddingId])
}

export type InspirationActions = ReturnType<typeof useInspirationActions>

const manyImages = ({ length }: readonly InspirationImage[]) =>
  length === 1 ? 'Una imagen' : `${length} imágenes`

/** The answer is an attachment, so the page stays. */
function goTo(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
