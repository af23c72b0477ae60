import { useId, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { EditWeddingForm, weddingUnsavedKey } from './edit-wedding-form.tsx'

type EditWeddingDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Name and date, which any member may change. */
export function EditWeddingDialog({ wedding, isOpen, onOpenChange }: EditWeddingDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  return (
    <Dialog
      title="Nombre y fecha"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button
            variant="quiet"
            onPress={() => {
              writeUnsaved(weddingUnsavedKey(wedding), null)
              close()
            }}
          >
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving} pendingLabel="Guardando">
            Guardar
          </Button>
        </>
      )}
    >
      <EditWeddingForm
        id={formId}
        wedding={wedding}
        onSaving={setSaving}
        onSaved={() => onOpenChange(false)}
      />
    </Dialog>
  )
}
