import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { FolderActions } from '../inspiration.actions.ts'
import { SaveFromLinkDialog } from '../uploads/save-from-link-dialog.tsx'
import { EditFolderDialog } from './edit-folder-dialog.tsx'

/** Brings a calendar, which is loaded when it is asked for. */
const sharing = loadedPart(() => import('./share-folder-dialog.tsx'))

export type FolderDialog = 'edit' | 'share' | 'link' | 'remove'

type FolderDialogsProps = {
  weddingId: string
  folder: InspirationFolder
  imageCount: number
  open: FolderDialog | null
  actions: FolderActions
  onClose: () => void
  onRemoved: () => void
}

/** The dialogs of the folder that is open. */
export function FolderDialogs({
  weddingId,
  folder,
  imageCount,
  open,
  actions,
  onClose,
  onRemoved,
}: FolderDialogsProps) {
  const images = imageCount === 1 ? 'su imagen' : `sus ${imageCount} imágenes`
  const share = useWantedPart(sharing, open === 'share', onClose)
  return (
    <>
      {open === 'edit' && (
        <EditFolderDialog
          weddingId={weddingId}
          folder={folder}
          onSave={(name, icon) => actions.renameFolder(folder, name, icon)}
          onClose={onClose}
        />
      )}
      {open === 'share' && share && (
        <share.ShareFolderDialog weddingId={weddingId} folder={folder} actions={actions} onClose={onClose} />
      )}
      {open === 'link' && (
        <SaveFromLinkDialog
          folder={{ weddingId, folderId: folder.id }}
          folderName={folder.name}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        title="Eliminar carpeta"
        description={`«${folder.name}»${imageCount > 0 ? ` y ${images}` : ''} se ${imageCount > 0 ? 'eliminarán' : 'eliminará'} para todos.`}
        confirmLabel="Eliminar carpeta"
        isOpen={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onConfirm={() => {
          onClose()
          actions.removeFolder(folder)
          onRemoved()
        }}
      />
    </>
  )
}
