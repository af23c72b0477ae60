import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { ImportRef } from '../import-refs.ts'
import { cancel } from '../imports.actions.ts'

type CancelDialogProps = { at: ImportRef; onClose: () => void; onCancelled: () => void }

/** Asks before what was dropped is deleted; the person has the files still. */
export function CancelDialog({ at, onClose, onCancelled }: CancelDialogProps) {
  const giving = useMutation({ mutationFn: () => cancel(at), onSuccess: onCancelled })
  return (
    <ConfirmDialog
      title="¿Dejar el traslado?"
      description="Se elimina de aquí lo que has soltado y lo que has contestado. Tus archivos siguen donde los tienes, y en la boda no cambia nada."
      confirmLabel="Dejarlo"
      pendingLabel="Eliminando"
      onConfirm={() => giving.mutate()}
      isPending={giving.isPending}
      error={giving.error && messageFor(giving.error)}
      isOpen
      onOpenChange={onClose}
    />
  )
}
