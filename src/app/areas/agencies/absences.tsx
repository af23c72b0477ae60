import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Absence } from '#contract/agencies.ts'
import { Button } from '#ui/button.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { type DayRange, DayRangeFields, dayRangeProblems } from '../../shared/page/day-range.tsx'
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

function AbsenceDialog({ of, onClose }: { of: AbsencesOf; onClose: () => void }) {
  const [id] = useState(() => uuidv7())
  const [fields, type, forget] = useUnsavedFields<DayRange>(`days off ${of.agencyId} ${of.userId}`, {
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
    problems: () => dayRangeProblems(fields),
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
      <DayRangeFields days={fields} onChange={type} problems={form.problems} />
    </FormDialog>
  )
}
