import { v7 as uuidv7 } from 'uuid'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import {
  type FolderIcon,
  type FolderLinkUse,
  newFolderColor,
  suggestedFolderIcon,
} from '#domain/inspiration/inspiration.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { publishDrafts } from '../../../shared/drafts/publish-drafts.ts'
import { startDownload } from '../../../shared/files/start-download.ts'
import { client } from '../../../sync/api.ts'
import type { Edit } from '../../../sync/list-changes/change.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { setFailedFolder } from '../changes/failed-folder.ts'
import { type FolderField, folderChanges } from '../inspiration.changes.ts'
import { foldersQuery, refreshFolders } from '../inspiration.queries.ts'
import { positionBefore } from './folder-order.ts'

export function folderActions(weddingId: string) {
  const edit = <F extends FolderField>(item: InspirationFolder, field: F, value: InspirationFolder[F]) =>
    folderChanges.submit(weddingId, { kind: 'edit', item, field, value } as Edit<InspirationFolder>)
  return {
    /** Makes a folder at the end, in the colour that the server will give it too; gives its id. */
    addFolder(name: string, folders: readonly InspirationFolder[], isDraft = false): string {
      setFailedFolder(null)
      const item = { ...newFolder(name, folders), isDraft }
      folderChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
      return item.id
    },
    renameFolder(folder: InspirationFolder, name: string, icon: FolderIcon) {
      if (name !== folder.name) edit(folder, 'name', name)
      if (icon !== folder.icon) edit(folder, 'icon', icon)
    },
    /** Puts a folder before another one, or at the end. */
    placeFolderBefore(folders: readonly InspirationFolder[], id: string, beforeId: string | null) {
      const folder = folders.find((one) => one.id === id)
      const position = positionBefore(folders, id, beforeId)
      if (folder && position !== null) edit(folder, 'position', position)
    },
    setCover(folder: InspirationFolder, image: InspirationImage) {
      edit(folder, 'coverImageId', image.id)
      showToast(`Es la portada de «${folder.name}».`)
    },
    /** Shows drafts to the couple, with a way back. */
    publishFolders(drafts: readonly InspirationFolder[]) {
      const place = { weddingId, folderIds: drafts.map(({ id }) => id) }
      return publishDrafts({
        publish: () => client.inspiration.folders.publish(place),
        unpublish: () => client.inspiration.folders.unpublish(place),
        refresh: () => refreshFolders(weddingId),
        done:
          drafts.length === 1
            ? `Has publicado «${drafts[0]!.name}».`
            : `Has publicado ${drafts.length} carpetas.`,
      })
    },
    removeFolder: (folder: InspirationFolder) => folderChanges.remove(weddingId, folder),
    /** Opens the page of a folder to those who have its link, or closes it with `null`. */
    async shareFolder(folder: InspirationFolder, link: FolderLink | null) {
      const place = { weddingId, folderId: folder.id }
      const shared = await (link
        ? client.inspiration.folders.share({ ...place, ...link })
        : client.inspiration.folders.unshare(place))
      await patchList(foldersQuery(weddingId).queryKey, (list) =>
        list.map((one) => (one.id === shared.id ? shared : one)),
      )
    },
    /** Downloads the images of a folder as a ZIP. */
    downloadFolder: (folder: InspirationFolder) =>
      startDownload(`/api/weddings/${weddingId}/inspiration/folders/${folder.id}/archive`),
  }
}

/** The link of a folder as it is wanted; `isReviewed` lets members see photographs of guests first. */
export type FolderLink = { lastDay: string; use: FolderLinkUse; isReviewed: boolean }

function newFolder(name: string, folders: readonly InspirationFolder[]): InspirationFolder {
  const colors = folders.map(({ color }) => color)
  return {
    id: uuidv7(),
    name,
    color: newFolderColor(colors, Math.random),
    icon: suggestedFolderIcon(name),
    position: Math.max(0, ...folders.map(({ position }) => position)) + 1,
    coverImageId: null,
    cover: null,
    imageCount: 0,
    waitingCount: 0,
    share: null,
    isDraft: false,
    createdAt: new Date().toISOString(),
  }
}
