import { AGENDA_DAY_NAME_MAX, type AgendaDay, type AgendaItem } from '#domain/agenda/agenda.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useWeddingZone } from '../../../shared/wedding/use-today.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { useOthersValues } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
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
  const drafting = useDrafting(weddingId)
  const timeZone = useWeddingZone(weddingId)
  const saved = day ?? suggested
  const forget = (field: string) => type({ [field]: undefined })
  const others = useOthersValues<string | null>({
    id: day?.id ?? weddingId,
    typed: day ? { name: typed.name, date: typed.date } : {},
    values: { name: saved.name, date: saved.date },
    onTakeTheirs: forget,
  })
  const save = () => {
    if (!date) return
    const fields = { name: cleanLine(name), date }
    if (day) editDay(weddingId, day, fields, items)
    onSaved(day?.id ?? addDay(weddingId, { ...fields, timeZone, isDraft: drafting.isDrafting }))
    type(null)
    onDone()
  }
  const form = useSubmission(save, {
    problems: () => ({
      name: cleanLine(name) ? null : 'Ponle un nombre: preboda, tornaboda…',
      date: date ? null : 'Elige qué día es.',
    }),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  const note = (field: 'name' | 'date', value: string | null) => (
    <OthersValueNote
      others={others[field] ? { ...others[field], value } : null}
      onTakeTheirs={() => forget(field)}
      onKeepMine={form.press}
    />
  )
  return (
    <form id={id} {...form.props()} className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="Nombre"
          value={name}
          onChange={(text) => type({ name: text })}
          maxLength={AGENDA_DAY_NAME_MAX}
          error={form.problems.name}
          autoComplete="off"
        />
        {note('name', saved.name)}
      </div>
      <div className="grid gap-2">
        <DatePicker
          label="Fecha"
          value={date}
          onChange={(value) => type({ date: value })}
          error={form.problems.date}
        />
        {note('date', saved.date && dateInWords(saved.date))}
      </div>
      {!day && <DraftSwitch drafting={drafting} />}
    </form>
  )
}
