import { useState } from 'react'
import type { WeekWedding } from '#domain/tasks/planner-week.ts'
import { TASK_TITLE_MAX } from '#domain/tasks/tasks.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useProfile } from '../../../shared/session/use-session.ts'
import { dueOn } from '../new-task.ts'
import { addInWeek } from './week.actions.ts'

type AddTaskDialogProps = { weddings: readonly WeekWedding[]; today: IsoDate; onClose: () => void }

/** 'Añadir tarea' over all weddings: what, in which wedding, and on which day; the planner has it. */
export function AddTaskDialog({ weddings, today, onClose }: AddTaskDialogProps) {
  const { id: userId } = useProfile()
  const open = weddings.filter(({ mayEdit }) => mayEdit)
  const [weddingId, setWeddingId] = useState(open[0]?.weddingId ?? null)
  const [title, setTitle] = useState('')
  const [day, setDay] = useState<IsoDate | null>(today)
  const send = () => {
    const wedding = open.find((one) => one.weddingId === weddingId)
    if (!wedding || day === null) return
    addInWeek(wedding.weddingId, {
      title: cleanLine(title),
      due: dueOn(day, wedding.eventDate),
      assignees: [{ kind: 'member', userId }],
    })
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({
      title: cleanLine(title) ? null : 'Escribe qué hay que hacer.',
      day: day === null ? 'Elige el día.' : null,
    }),
  })
  return (
    <FormDialog title="Añadir tarea" form={form} submitLabel="Añadir" onClose={onClose}>
      <TextField
        label="Tarea"
        value={title}
        onChange={setTitle}
        maxLength={TASK_TITLE_MAX}
        isRequired
        error={form.problems.title}
      />
      <Select
        label="Boda"
        options={open.map((wedding) => ({ value: wedding.weddingId, label: wedding.name }))}
        value={weddingId}
        onChange={setWeddingId}
        isRequired
      />
      <DatePicker label="Día" value={day} onChange={setDay} error={form.problems.day} />
    </FormDialog>
  )
}
