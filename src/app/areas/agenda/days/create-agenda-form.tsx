import { useState } from 'react'
import { startMinute } from '#domain/agenda/agenda-clock.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { CHOICE_CARD } from '../../../shared/page/choice-card.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { ceremonyNote, typedCeremony } from '../../../shared/wedding/ceremony-hour.ts'
import { useWeddingZone } from '../../../shared/wedding/use-today.ts'
import { suggestedAgenda } from '../suggested-agenda.ts'
import { addDay } from './day-actions.ts'

const STARTS = [
  { value: 'civil', label: 'Boda civil', line: 'Una propuesta alrededor de la ceremonia.' },
  { value: 'church', label: 'Boda por la iglesia', line: 'Con la salida y los autobuses al banquete.' },
  { value: 'empty', label: 'Vacía', line: 'La escribes a tu manera.' },
] as const

type Start = (typeof STARTS)[number]['value']

type CreateAgendaFormProps = {
  weddingId: string
  eventDate: string | null
  id: string
  onCreated: () => void
}

export function CreateAgendaForm({ weddingId, eventDate, id, onCreated }: CreateAgendaFormProps) {
  const [start, setStart] = useState<Start>('civil')
  const [date, setDate] = useState(eventDate)
  const [hour, setHour] = useState('18:00')
  const drafting = useDrafting(weddingId)
  const timeZone = useWeddingZone(weddingId)
  const clock = start === 'empty' ? 0 : typedCeremony(hour)
  const create = () => {
    if (clock === null || !date) return
    const day = { date, timeZone }
    const items = start === 'empty' ? [] : suggestedAgenda(startMinute(day, clock), start)
    addDay(weddingId, { ...day, name: 'Boda', isDraft: drafting.isDrafting, items })
    onCreated()
  }
  const form = useSubmission(create, {
    problems: () => ({
      date: date ? null : 'Elige el día de la boda.',
      hour: clock === null ? messageFor(new CodedError('AGENDA_TIME_UNREADABLE')) : null,
    }),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  return (
    <form id={id} {...form.props()} className="grid gap-4.5">
      <RadioGroup label="Con qué empiezas" value={start} onChange={setStart} className="grid gap-2">
        {STARTS.map(({ value, label, line }) => (
          <Radio key={value} value={value} className={CHOICE_CARD}>
            <span className="font-strong">{label}</span>
            <span className="text-sm text-ink-2">{line}</span>
          </Radio>
        ))}
      </RadioGroup>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <DatePicker label="Día de la boda" value={date} onChange={setDate} error={form.problems.date} />
        {start !== 'empty' && (
          <TextField
            label="Hora de la ceremonia"
            value={hour}
            onChange={setHour}
            description={ceremonyNote(hour)}
            error={form.problems.hour}
            placeholder="18:00"
            autoComplete="off"
          />
        )}
      </div>
      <DraftSwitch drafting={drafting} />
    </form>
  )
}
