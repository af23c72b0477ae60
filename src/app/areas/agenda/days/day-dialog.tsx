import { useId, useRef } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { DayForm } from './day-form.tsx'

type DayDialogProps = {
  weddingId: string
  /** The day that is edited, `'new'` for another one, none when the dialog is closed. */
  open: AgendaDay | 'new' | null
  /** The proposed name and date of a new day. */
  suggested: { name: string; date: string | null }
  /** Of all days. */
  items: readonly AgendaItem[]
  onClose: () => void
  onSaved: (dayId: string) => void
}

/** Adds a day (the eve, the day after) or changes its name and date. */
export function DayDialog({ open, onClose, ...form }: DayDialogProps) {
  const formId = useId()
  const last = useRef(open)
  if (open) last.current = open
  const day = last.current === 'new' ? null : last.current
  return (
    <Dialog
      title={day ? 'Editar día' : 'Añadir día'}
      isOpen={open !== null}
      onOpenChange={onClose}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {day ? 'Guardar' : 'Añadir día'}
          </Button>
        </>
      )}
    >
      {(close) => <DayForm key={day?.id ?? 'new'} {...form} id={formId} day={day} onDone={close} />}
    </Dialog>
  )
}
