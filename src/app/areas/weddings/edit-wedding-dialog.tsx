import { useId, useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { EditWeddingForm, weddingUnsavedKey } from './edit-wedding-form.tsx'
import { MovedTasksQuestion } from './moved-tasks-question.tsx'
import { useWeddingSaving } from './use-wedding-saving.ts'

type EditWeddingDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Name, date and time zone, which who edits the wedding may change; a date that moves tasks takes the place of the form with its question. */
export function EditWeddingDialog({ wedding, isOpen, onOpenChange }: EditWeddingDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  const forget = () => writeUnsaved(weddingUnsavedKey(wedding), null)
  const saving = useWeddingSaving(wedding, () => {
    forget()
    onOpenChange(false)
  })
  if (isOpen && saving.asked) return <MovedTasksQuestion asked={saving.asked} onAnswer={saving.answer} />
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
              forget()
              close()
            }}
          >
            Cancelar
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isSaving || saving.isSaving}
            pendingLabel="Guardando"
          >
            Guardar
          </Button>
        </>
      )}
    >
      <EditWeddingForm id={formId} wedding={wedding} saving={saving} onSaving={setSaving} />
    </Dialog>
  )
}
