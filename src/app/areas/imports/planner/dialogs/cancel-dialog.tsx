import { useMutation } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { cancel } from '../planner-imports.actions.ts'

type CancelDialogProps = { view: PlannerImportView; onClose: () => void; onCancelled: () => void }

/** Asks before what was dropped is deleted, or before the weddings that have not come yet stay out. */
export function CancelDialog({ view, onClose, onCancelled }: CancelDialogProps) {
  const isApplying = view.state === 'applying'
  const giving = useMutation({
    mutationFn: () => cancel(view.id, isApplying),
    onSuccess() {
      onClose()
      if (!isApplying) onCancelled()
    },
  })
  return (
    <ConfirmDialog
      title={isApplying ? '¿Parar aquí?' : '¿Dejar el traslado?'}
      description={
        isApplying
          ? 'Las bodas que ya han llegado se quedan. Las demás no se traen, y las puedes traer luego.'
          : 'Se elimina de aquí lo que has soltado y lo que has contestado. Tus archivos siguen donde los tienes.'
      }
      confirmLabel={isApplying ? 'Parar' : 'Dejarlo'}
      pendingLabel={isApplying ? 'Parando' : 'Eliminando'}
      onConfirm={() => giving.mutate()}
      isPending={giving.isPending}
      error={giving.error && messageFor(giving.error)}
      isOpen
      onOpenChange={onClose}
    />
  )
}
