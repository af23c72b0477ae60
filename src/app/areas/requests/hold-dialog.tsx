import type { PlannerRequest } from '#contract/requests.ts'
import { HOLD_DAYS_MAX, type RequestDay } from '#domain/planners/request-dates.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { holdDate } from './requests.actions.ts'

/** Days for which a date is held unless another one is chosen. */
const USUAL_DAYS = 14

type HoldDialogProps = { request: PlannerRequest; day: RequestDay; onClose: () => void }

/** 'Reservar la fecha hasta…', after which the date is free again by itself. */
export function HoldDialog({ request, day, onClose }: HoldDialogProps) {
  const today = dayInMadrid(new Date())
  const latest = shiftDay(today, HOLD_DAYS_MAX)
  const [{ until }, type, forget] = useUnsavedFields<{ until: string | null }>(`hold of ${request.id}`, {
    until: shiftDay(today, USUAL_DAYS),
  })
  const save = async () => {
    await holdDate(request.id, until!)
    forget()
    onClose()
    showToast(`Fecha guardada para ${request.name} hasta el ${dateInWords(until!)}.`)
  }
  const form = useSubmission(save, {
    problems: () => ({ until: problemOf(until, today, latest) }),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Reservar la fecha"
      description={`El ${dateInWords(request.eventDate!)}, para ${request.name}. Solo lo ves tú.`}
      submitLabel="Guardar la fecha"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      {day.other && (
        <p className="text-sm text-ink-2">
          {beforeOther(day)} {day.other.name}.
        </p>
      )}
      <DatePicker
        label="Hasta (ese día incluido)"
        value={until}
        onChange={(chosen) => type({ until: chosen })}
        error={form.problems.until ?? form.problems.date}
      />
    </FormDialog>
  )
}

function beforeOther({ state }: RequestDay): string {
  if (state === 'near') return 'Ese fin de semana ya tienes'
  return state === 'closed' ? 'Ojo: ese día lo tienes cerrado,' : 'Ojo: ese día ya está'
}

function problemOf(until: string | null, today: string, latest: string): string | null {
  if (until === null) return 'Elige hasta qué día.'
  if (until < today) return 'Ese día ya pasó.'
  return until > latest ? `Como mucho, hasta el ${dateInWords(latest)}.` : null
}
