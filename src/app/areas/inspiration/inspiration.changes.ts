import type { InspirationFolder, InspirationImage } from '#contract/inspiration.ts'
import { dismissToast, showToast } from '#ui/toast-queue.ts'
import { client } from '../../lib/api.ts'
import { codeOf, messageFor } from '../../lib/error-messages.ts'
import type { Change } from '../../lib/list-changes/change.ts'
import { createListChanges } from '../../lib/list-changes/list-changes.ts'
import { patchList } from '../../lib/list-changes/patch-list.ts'
import { PATIENCE_MS } from '../../lib/list-changes/worth-retrying.ts'
import { setFailedFolder } from './changes/failed-folder.ts'
import { sendImageChange } from './changes/send-image-change.ts'
import { foldersQuery, patchImages, refreshFolders, refreshImages } from './inspiration.queries.ts'

export type FolderChange = Change<InspirationFolder>
export type ImageChange = Change<InspirationImage>

/** The toasts that offer to undo a removal, which go when the removal fails. */
export const removalToasts = new WeakMap<FolderChange | ImageChange, number>()

const savedListeners = new Set<(folderId: string) => void>()

/** Calls back when a folder made here is on the server: images can be sent to it. */
export const whenFolderIsSaved = (listener: (folderId: string) => void) => void savedListeners.add(listener)

export const folderChanges = createListChanges<InspirationFolder, string>({
  area: 'inspiration folder',
  send: sendFolderChange,
  patch: (weddingId, patch) => patchList(foldersQuery(weddingId).queryKey, patch),
  reportFailure: reportFolderFailure,
  onSaved: (weddingId, change) => {
    if (change.kind !== 'add') return
    void refreshImages()
    void refreshFolders(weddingId)
    for (const listener of savedListeners) listener(change.item.id)
  },
})

export const imageChanges = createListChanges<InspirationImage, string>({
  area: 'inspiration image',
  send: sendImageChange,
  patch: patchImages,
  reportFailure: reportImageFailure,
  onSaved: (weddingId, change) => {
    const isEdit = change.kind === 'edit'
    // Counts and covers of folders, and lists that show an image anew.
    if (!isEdit || change.field === 'folderId') void refreshFolders(weddingId)
    if (change.kind === 'add' || (isEdit && change.field === 'folderId')) void refreshImages()
  },
})

async function sendFolderChange(weddingId: string, change: FolderChange): Promise<InspirationFolder | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  const { id: folderId, name, icon } = change.item
  switch (change.kind) {
    case 'add':
      return client.inspiration.folders.add({ weddingId, id: folderId, name, icon }, options)
    case 'edit':
      return client.inspiration.folders.update({ weddingId, folderId, [change.field]: change.value }, options)
    case 'remove':
      return client.inspiration.folders.remove({ weddingId, folderId }, options).then(
        () => null,
        (error) => {
          if (codeOf(error) === 'FOLDER_NOT_FOUND') return null
          throw error
        },
      )
  }
}

function reportFolderFailure(
  weddingId: string,
  change: FolderChange,
  error: unknown,
  { retry }: { retry: () => void },
): boolean {
  const { name } = change.item
  if (change.kind === 'add' && !change.isReturning) {
    const isFull = codeOf(error) === 'TOO_MANY_FOLDERS'
    setFailedFolder({ weddingId, name, message: isFull ? messageFor(error) : COULD_NOT_CREATE })
    return false
  }
  dismissToast(removalToasts.get(change) ?? 0)
  if (codeOf(error) === 'FOLDER_NOT_FOUND') {
    void refreshFolders(weddingId)
    showToast(`«${name}» ya no está.`, { tone: 'undone' })
    return false
  }
  const what = change.kind === 'edit' ? 'cambiar' : change.kind === 'add' ? 'recuperar' : 'eliminar'
  showToast(`No se pudo ${what} «${name}». Lo hemos dejado como estaba.`, {
    tone: 'undone',
    action: { label: 'Reintentar', onAction: retry },
  })
  return false
}

/** Spec 8. */
const COULD_NOT_CREATE = 'No se pudo crear. Intenta de nuevo'

function reportImageFailure(
  weddingId: string,
  change: ImageChange,
  error: unknown,
  { retry }: { retry: () => void },
): boolean {
  dismissToast(removalToasts.get(change) ?? 0)
  const code = codeOf(error)
  const isGone = code === 'IMAGE_NOT_FOUND' || code === 'FOLDER_NOT_FOUND'
  if (isGone) {
    void refreshImages()
    void refreshFolders(weddingId)
  }
  const action = isGone ? undefined : { label: 'Reintentar', onAction: retry }
  if (change.kind === 'edit' && change.field === 'notes') {
    showToast('No se ha guardado la nota. Lo que escribiste sigue en su casilla.', { tone: 'failed', action })
    return true
  }
  const what = change.kind === 'edit' ? 'cambiar' : change.kind === 'add' ? 'recuperar' : 'eliminar'
  showToast(`No se pudo ${what} la imagen. ${isGone ? messageFor(error) : 'La hemos dejado como estaba.'}`, {
    tone: 'undone',
    action,
  })
  return false
}
