import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Absence } from '#contract/agencies.ts'
import { CLOSURE_DAYS_MAX, isClosableRange } from '#domain/calendar/closures.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { type AbsencesOf, noteAbsence, removeAbsence } from './absences.actions.ts'
import { absenceInWords } from './team-words.ts'

type AbsencesProps = { of: AbsencesOf; title: string; absences: readonly Absence[] }

/** The days off of a person, each with its way out, and what adds some. */
export function Absences({ of, title, absences }: AbsencesProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section>
      <h3 className="mb-1 text-sm font-strong">{title}</h3>
      {absences.length > 0 && (
        <ul aria-label={title} className="border-t border-line">
          {absences.map((absence) => (
            <li
              key={absence.id}
              className="flex items-center justify-between gap-2 border-b border-line py-1 text-sm"
            >
              <span className="num">{absenceInWords(absence)}</span>
              <Button size="sm" variant="quiet" onPress={() => void removeAbsence(of, absence)}>
                Quitar<span className="sr-only"> {absenceInWords(absence)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="quiet" icon={Plus} className="mt-1 -ml-2.5" onPress={() => setAdding(true)}>
        Añadir días libres
      </Button>
      {isAdding && <AbsenceDialog of={of} onClose={() => setAdding(false)} />}
    </section>
  )
}

type Fields = { firstDay: string | null; lastDay: string | null }

function AbsenceDialog({ of, onClose }: { of: AbsencesOf; onClose: () => void }) {
  const [id] = useState(() => uuidv7())
  const [fields, type, forget] = useUnsavedFields<Fields>(`days off ${of.agencyId} ${of.userId}`, {
    firstDay: null,
    lastDay: null,
  })
  const { firstDay, lastDay } = fields
  const save = async () => {
    await noteAbsence(of, { id, firstDay: firstDay!, lastDay: lastDay! })
    forget()
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => problemsOf(fields),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Días libres"
      description="Si hay una boda esos días, el equipo lo ve al asignarla. El motivo no hace falta."
      submitLabel="Guardar días libres"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DatePicker
          label="Primer día"
          value={firstDay}
          onChange={(chosen) => type({ firstDay: chosen, ...(lastDay === null && { lastDay: chosen }) })}
          error={form.problems.firstDay ?? form.problems.date}
        />
        <DatePicker
          label="Último día (incluido)"
          value={lastDay}
          onChange={(chosen) => type({ lastDay: chosen })}
          error={form.problems.lastDay}
        />
      </div>
    </FormDialog>
  )
}

function problemsOf({ firstDay, lastDay }: Fields) {
  return {
    firstDay: firstDay === null ? 'Elige el primer día.' : null,
    lastDay: lastDay === null ? 'Elige el último día.' : rangeProblem(firstDay, lastDay),
  }
}

function rangeProblem(firstDay: string | null, lastDay: string): string | null {
  if (firstDay === null || isClosableRange({ firstDay, lastDay })) return null
  return lastDay < firstDay
    ? 'El último día va antes que el primero.'
    : `Como mucho, ${CLOSURE_DAYS_MAX} días seguidos.`
}
