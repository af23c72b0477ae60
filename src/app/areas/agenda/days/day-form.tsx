import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { AGENDA_DAY_NAME_MAX, type AgendaDay } from '#domain/agenda.ts'
import { cleanLine } from '#domain/clean-text.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { dateProblemIn } from '#ui/date-problem.ts'
import { TextField } from '#ui/text-field.tsx'
import { client } from '../../../lib/api.ts'
import { FormError } from '../../../lib/form-error.tsx'
import { useFormDraft } from '../../../lib/unsaved/drafts.ts'
import { refreshAgenda } from '../agenda.queries.ts'

type DayFormProps = {
  id: string
  weddingId: string
  /** The day that is edited, or none for a new one. */
  day: AgendaDay | null
  suggested: { name: string; date: string | null }
  onPending: (isPending: boolean) => void
  onSaved: (day: AgendaDay) => void
  onDone: () => void
}

export function DayForm({ weddingId, id, day, suggested, onPending, onSaved, onDone }: DayFormProps) {
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
