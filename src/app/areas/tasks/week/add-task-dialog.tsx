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
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { dueOn } from '../new-task.ts'
import { addInWeek } from './week.actions.ts'

type AddTaskDialogProps = { weddings: readonly WeekWedding[]; today: IsoDate; onClose: () => void }

type NewTask = { weddingId: string | null; title: string; day: IsoDate | null }

/** 'Añadir tarea' over all weddings: what, in which wedding, and on which day; the planner has it. */
export function AddTaskDialog({ weddings, today, onClose }: AddTaskDialogProps) {
  const { id: userId } = useProfile()
  const open = weddings.filter(({ mayEdit }) => mayEdit)
  const [{ title, day, ...typed }, type, forget] = useUnsavedFields<NewTask>('task of the week', {
    weddingId: null,
    title: '',
    day: today,
  })
  // A wedding that has been left meanwhile is no choice any more.
  const wedding = open.find(({ weddingId }) => weddingId === typed.weddingId) ?? open[0]
  const send = () => {
    if (!wedding || day === null) return
    addInWeek(wedding.weddingId, {
      title: cleanLine(title),
      due: dueOn(day, wedding.eventDate),
      assignees: [{ kind: 'member', userId }],
    })
    forget()
    onClose()
  }
  const form = useSubmission(send, {
    problems: () => ({
      title: cleanLine(title) ? null : 'Escribe qué hay que hacer.',
      day: day === null ? 'Elige el día.' : null,
    }),
  })
  return (
    <FormDialog title="Añadir tarea" form={form} submitLabel="Añadir" onGiveUp={forget} onClose={onClose}>
      <TextField
        label="Tarea"
        value={title}
        onChange={(text) => type({ title: text })}
        maxLength={TASK_TITLE_MAX}
        isRequired
        error={form.problems.title}
      />
      <Select
        label="Boda"
        options={open.map((one) => ({ value: one.weddingId, label: one.name }))}
        value={wedding?.weddingId ?? null}
        onChange={(weddingId) => type({ weddingId })}
        isRequired
      />
      <DatePicker
        label="Día"
        value={day}
        onChange={(chosen) => type({ day: chosen })}
        error={form.problems.day}
      />
    </FormDialog>
  )
}
