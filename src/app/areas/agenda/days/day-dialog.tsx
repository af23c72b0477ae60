import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { AGENDA_DAY_NAME_MAX, type AgendaDay, type AgendaItem } from '#domain/agenda.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { dateProblemIn } from '#ui/date-problem.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { FormError } from '../../../lib/form-error.tsx'
import { useFormDraft } from '../../../lib/unsaved/drafts.ts'
import { refreshAgenda } from '../agenda.queries.ts'

type DayDialogProps = {
  weddingId: string
  /** The day that is edited, `'new'` for another one, none when the dialog is closed. */
  open: AgendaDay | 'new' | null
  /** What a new day is called and when it is. */
  suggested: { name: string; date: string | null }
  onClose: () => void
  onSaved: (day: AgendaDay) => void
}

/** Adds a day (the eve, the day after) or changes its name and date. */
export function DayDialog({ open, onClose, ...form }: DayDialogProps) {
  const formId = useId()
  const [isPending, setPending] = useState(false)
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
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isPending}
            pendingLabel="Guardando"
          >
            {day ? 'Guardar' : 'Añadir día'}
          </Button>
        </>
      )}
    >
      {(close) => (
        <DayForm
          key={day?.id ?? 'new'}
          {...form}
          id={formId}
          day={day}
          onPending={setPending}
          onDone={close}
        />
      )}
    </Dialog>
  )
}

type DayFormProps = Omit<DayDialogProps, 'open' | 'onClose'> & {
  id: string
  day: AgendaDay | null
  onPending: (isPending: boolean) => void
  onDone: () => void
}

function DayForm({ weddingId, id, day, suggested, onPending, onSaved, onDone }: DayFormProps) {
  const [typed, type] = useFormDraft<{ name: string; date: string | null }>(
    `${day?.id ?? weddingId} agenda day`,
  )
  const { name = day?.name ?? suggested.name, date = day?.date ?? suggested.date } = typed
  const [problems, setProblems] = useState<{ name: string | null; date: string | null }>(NO_PROBLEMS)
  const newId = useRef(uuidv7())
  const saving = useMutation({
    mutationFn: (fields: { name: string; date: string }) =>
      day
        ? client.agenda.days.update({ weddingId, dayId: day.id, ...fields })
        : client.agenda.days.add({ weddingId, id: newId.current, ...fields }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async (saved) => {
      await refreshAgenda(weddingId)
      type(null)
      onSaved(saved)
      onDone()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      name: cleanLine(name) ? null : 'Ponle un nombre: preboda, tornaboda…',
      date: dateProblemIn(event.currentTarget) ?? (date ? null : 'Elige qué día es.'),
    }
    setProblems(found)
    if (!found.name && !found.date && date && !saving.isPending) saving.mutate({ name, date })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Nombre"
        value={name}
        onChange={(text) => type({ name: text })}
        maxLength={AGENDA_DAY_NAME_MAX}
        error={problems.name}
        autoComplete="off"
      />
      <DatePicker
        label="Fecha"
        value={date}
        onChange={(value) => type({ date: value })}
        error={problems.date}
      />
      <FormError error={saving.error} />
    </form>
  )
}

const NO_PROBLEMS = { name: null, date: null }

/** Removes a day with its items and offers the way back. */
export async function removeDay(weddingId: string, day: AgendaDay, items: readonly AgendaItem[]) {
  try {
    await client.agenda.days.remove({ weddingId, dayId: day.id })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return
  } finally {
    await refreshAgenda(weddingId)
  }
  const bringBack = async () => {
    try {
      await client.agenda.days.add({ weddingId, ...day, items: items.map(({ dayId: _, ...item }) => item) })
    } catch (error) {
      showToast(messageFor(error), {
        tone: 'failed',
        isLasting: true,
        action: { label: 'Reintentar', onAction: () => void bringBack() },
      })
    }
    await refreshAgenda(weddingId)
  }
  showToast(`Has eliminado «${day.name}» de la agenda.`, {
    action: { label: 'Deshacer', onAction: () => void bringBack() },
  })
}
