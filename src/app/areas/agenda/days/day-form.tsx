import { type FormEvent, useRef, useState } from 'react'
import { AGENDA_DAY_NAME_MAX, type AgendaDay, type AgendaItem } from '#domain/agenda/agenda.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { useOthersValues } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-texts.ts'
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
  const [typed, type] = useUnsavedForm<{ name: string; date: string | null }>(
    `${day?.id ?? weddingId} agenda day`,
  )
  const { name = day?.name ?? suggested.name, date = day?.date ?? suggested.date } = typed
  const [problems, setProblems] = useState<{ name: string | null; date: string | null }>(NO_PROBLEMS)
  const drafting = useDrafting(weddingId)
  const form = useRef<HTMLFormElement>(null)
  const saved = day ?? suggested
  const forget = (field: string) => type({ [field]: undefined })
  const others = useOthersValues<string | null>({
    id: day?.id ?? weddingId,
    typed: day ? { name: typed.name, date: typed.date } : {},
    values: { name: saved.name, date: saved.date },
    onTakeTheirs: forget,
  })
  const note = (field: 'name' | 'date', value: string | null) => (
    <OthersValueNote
      others={others[field] ? { ...others[field], value } : null}
      onTakeTheirs={() => forget(field)}
      onKeepMine={() => form.current?.requestSubmit()}
    />
  )
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
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="Nombre"
          value={name}
          onChange={(text) => type({ name: text })}
          maxLength={AGENDA_DAY_NAME_MAX}
          error={problems.name}
          autoComplete="off"
        />
        {note('name', saved.name)}
      </div>
      <div className="grid gap-2">
        <DatePicker
          label="Fecha"
          value={date}
          onChange={(value) => type({ date: value })}
          error={problems.date}
        />
        {note('date', saved.date && dateInWords(saved.date))}
      </div>
      {!day && <DraftSwitch drafting={drafting} />}
    </form>
  )
}

const NO_PROBLEMS = { name: null, date: null }
