import { useMutation } from '@tanstack/react-query'
import type { Wedding } from '#contract/weddings.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { deleteWedding } from './leaving.actions.ts'
import { restoreWedding } from './weddings.actions.ts'

type DeleteWeddingDialogProps = {
  wedding: Wedding
  /** Whether the person is alone in it, so that deleting it is the only way out. */
  isLastMember: boolean
  onClose: () => void
  onDeleted: () => void
  /** Called when it is taken back with the toast. */
  onRestored?: () => void
}

/** Asks for the name of a wedding before it is deleted; afterwards it can be taken back at once, or for a week. */
export function DeleteWeddingDialog({
  wedding,
  isLastMember,
  onClose,
  onDeleted,
  onRestored,
}: DeleteWeddingDialogProps) {
  const profile = useProfile()
  const remove = useMutation({
    // The dialog cannot be confirmed before the name was typed.
    mutationFn: () => deleteWedding(wedding.id, wedding.name),
    onSuccess: () => {
      const undo = () =>
        restoreWedding(profile, wedding.id).then(
          () => {
            showToast(`«${wedding.name}» ha vuelto.`)
            onRestored?.()
          },
          (error) => showToast(`No hemos podido recuperarla. ${messageFor(error)}`, { tone: 'failed' }),
        )
      showToast(`«${wedding.name}» se ha eliminado.`, {
        action: { label: 'Deshacer', onAction: () => void undo() },
      })
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      title="¿Eliminar la boda?"
      description={`${isLastMember ? ALONE : WITH_OTHERS} Podrás recuperarla durante ${DELETED_WEDDING_DAYS} días; después se eliminarán para siempre sus invitados, proveedores, imágenes y archivos.`}
      typedName={wedding.name}
      confirmLabel="Eliminar la boda"
      pendingLabel="Eliminando"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}

const ALONE = 'Eres la última persona de esta boda: no puedes salir sin más, pero sí eliminarla.'
const WITH_OTHERS =
  'Todas las personas que participan perderán el acceso ahora mismo, y les avisaremos de que la has eliminado.'
