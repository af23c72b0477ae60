import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { CreateAgendaForm } from './create-agenda-form.tsx'

type CreateAgendaDialogProps = {
  weddingId: string
  /** The day of the wedding, if it has one already. */
  eventDate: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** 'Crear agenda': empty, or a wedding as they are in Spain, laid out around the ceremony. */
export function CreateAgendaDialog({ isOpen, onOpenChange, ...form }: CreateAgendaDialogProps) {
  const formId = useId()
  return (
    <Dialog
      title="Crear agenda"
      description="Después podrás cambiarlo todo."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Crear agenda
          </Button>
        </>
      )}
    >
      {(close) => <CreateAgendaForm {...form} id={formId} onCreated={close} />}
    </Dialog>
  )
}
