import { type FormEvent, useState } from 'react'
import { AGENDA_DAY_NAME_MAX, type AgendaDay, type AgendaItem } from '#domain/agenda/agenda.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { useFormDraft } from '../../../sync/unsaved/drafts.ts'
import { addDay, editDay } from './day-actions.ts'

type DayFormProps = {
  id: string
  weddingId: string
  /** The day that is edited, or none for a new one. */
  day: AgendaDay | null
  suggested: { name: string; date: string | null }
  /** Of all days. */
  items: readonly AgendaItem[]
  onSaved: (dayId: string) => void
  onDone: () => void
}

export function DayForm({ weddingId, id, day, suggested, items, onSaved, onDone }: DayFormProps) {
  const [typed, type] = useFormDraft<{ name: string; date: string | null }>(
    `${day?.id ?? weddingId} agenda day`,
  )
  const { name = day?.name ?? suggested.name, date = day?.date ?? suggested.date } = typed
  const [problems, setProblems] = useState<{ name: string | null; date: string | null }>(NO_PROBLEMS)
  const drafting = useDrafting(weddingId)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      name: cleanLine(name) ? null : 'Ponle un nombre: preboda, tornaboda…',
      date: dateProblemIn(event.currentTarget) ?? (date ? null : 'Elige qué día es.'),
    }
    setProblems(found)
    if (found.name || found.date || !date) return
    const fields = { name: cleanLine(name), date }
    if (day) editDay(weddingId, day, fields, items)
    onSaved(day?.id ?? addDay(weddingId, { ...fields, isDraft: drafting.isDrafting }))
    type(null)
    onDone()
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
      {!day && <DraftSwitch drafting={drafting} />}
    </form>
  )
}

const NO_PROBLEMS = { name: null, date: null }
