import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { VendorFile } from '#contract/vendor-files.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { filesQuery, refreshVendorList, type VendorPlace } from '../vendor-list.ts'

type DeleteFileDialogProps = { place: VendorPlace; file: VendorFile | null; onClose: () => void }

/** Asks before a file is deleted: it cannot be brought back. */
export function DeleteFileDialog({ place, file, onClose }: DeleteFileDialogProps) {
  // Keeps its words while it goes.
  const last = useRef(file)
  if (file) last.current = file
  const deletion = useMutation({
    mutationFn: (fileId: string) =>
      client.vendors.files.remove({ ...place, fileId }).catch((error) => {
        // Gone is gone, whoever did it.
        if (codeOf(error) !== 'FILE_NOT_FOUND') throw error
      }),
    networkMode: 'always',
    onSuccess: async (_, fileId) => {
      await patchList(filesQuery(place).queryKey, (list) => list.filter(({ id }) => id !== fileId))
      void refreshVendorList(place.weddingId)
      close()
    },
  })
  const close = () => {
    deletion.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title="Eliminar archivo"
      description={`«${last.current?.name ?? ''}» desaparecerá para todos, y no se puede deshacer.`}
      confirmLabel="Eliminar archivo"
      pendingLabel="Eliminando"
      onConfirm={() => file && deletion.mutate(file.id)}
      isPending={deletion.isPending}
      error={deletion.isError ? messageFor(deletion.error) : null}
      isOpen={file !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    />
  )
}
