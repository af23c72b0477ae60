import { useState } from 'react'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { formatClock, formatMinute, startMinute } from '#domain/agenda/agenda-clock.ts'
import { type PlacedDay, placeAgenda } from '#domain/agenda/agenda-template.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { ceremonyNote, typedCeremony } from '../../../shared/wedding/ceremony-hour.ts'
import { useWeddingZone } from '../../../shared/wedding/use-today.ts'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'
import '../agenda.sentences.ts'
import { putAgenda } from './agenda-templates.actions.ts'

type UseTemplateDialogProps = {
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  template: AgendaTemplate
  onClose: () => void
}

/** A template as it would stand on the agenda of a wedding, by the hour of its ceremony. */
export function UseTemplateDialog(props: UseTemplateDialogProps) {
  const { weddingId, eventDate, days, template, onClose } = props
  const [date, setDate] = useState(eventDate)
  const [hour, setHour] = useState(formatClock(template.ceremonyAt ?? 0))
  const drafting = useDrafting(weddingId)
  const timeZone = useWeddingZone(weddingId)
  const clock = template.ceremonyAt === null ? 0 : typedCeremony(hour)
  const { days: placed, left } =
    date && clock !== null
      ? placeAgenda(template, { date, timeZone, ceremonyAt: startMinute({ date, timeZone }, clock) })
      : { days: [], left: [] }
  const form = useSubmission(
    async () => {
      await putAgenda({ weddingId, placed, days, isDraft: drafting.isDrafting })
      onClose()
    },
    {
      problems: () => ({
        date: date ? null : 'Elige el día de la boda.',
        hour: clock === null ? messageFor(new CodedError('AGENDA_TIME_UNREADABLE')) : null,
      }),
      ask: (element) => ({ date: dateProblemIn(element) }),
    },
  )
  return (
    <FormDialog
      title={template.name}
      description="Así queda en esta boda. Después podrás cambiarlo todo."
      width="lg"
      submitLabel="Poner en la agenda"
      pendingLabel="Poniendo"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <DatePicker label="Día de la boda" value={date} onChange={setDate} error={form.problems.date} />
        {template.ceremonyAt !== null && (
          <TextField
            label="Hora de la ceremonia"
            value={hour}
            onChange={setHour}
            description={ceremonyNote(hour)}
            error={form.problems.hour}
            autoComplete="off"
          />
        )}
      </div>
      {placed.map((day) => (
        <PlacedItems key={day.date} day={day} there={days.find((one) => one.date === day.date)} />
      ))}
      {left.length > 0 && (
        <p className="text-sm text-ink-2">No caben en el día, y no están: {left.join(', ')}.</p>
      )}
      <DraftSwitch drafting={drafting} />
    </FormDialog>
  )
}

/** The items of a day, and whether they join those that are there. */
function PlacedItems({ day, there }: { day: PlacedDay; there: AgendaDay | undefined }) {
  return (
    <section aria-label={day.name}>
      <h3 className="serif text-xl">{there?.name ?? day.name}</h3>
      <p className="text-sm text-ink-2">
        {fullDateInWords(day.date)}
        {there && '. Se añade a lo que ya tiene ese día.'}
      </p>
      <ul className="mt-2 border-t border-line text-sm">
        {day.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a template have no id, and none moves
          <li key={at} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5">
            <span className="num">{formatMinute(day, item.time.startsAt)}</span>
            <span className="wrap-anywhere">{item.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
