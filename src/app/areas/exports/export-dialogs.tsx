import { useMutation } from '@tanstack/react-query'
import type { WeddingExport } from '#contract/exports.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { IdentityDialog } from '../../shell/identity-dialog.tsx'
import { downloadExport, removeExport } from './exports.actions.ts'

type DialogProps = { weddingId: string; copy: WeddingExport; onClose: () => void }

/** Asks for the password, and then begins the download. */
export function DownloadDialog({ weddingId, copy, onClose }: DialogProps) {
  const download = async () => {
    await downloadExport(weddingId, copy.id)
    showToast('La descarga ha empezado.')
    onClose()
  }
  return (
    <IdentityDialog
      title="Descargar el ZIP"
      line={`${copy.fileName ?? 'La copia'} lleva todo lo que ves de esta boda.`}
      submitLabel="Descargar"
      onConfirmed={download}
      onClose={onClose}
    />
  )
}

export function RemoveDialog({ weddingId, copy, onClose }: DialogProps) {
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => removeExport(weddingId, copy.id),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      title={`¿Eliminar la copia del ${instantInWords(copy.createdAt)}?`}
      description="Se elimina el ZIP de azahar. La boda sigue como está, y puedes preparar otra."
      confirmLabel="Eliminar la copia"
      pendingLabel="Eliminando"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error)}
      isOpen
      onOpenChange={onClose}
    />
  )
}
