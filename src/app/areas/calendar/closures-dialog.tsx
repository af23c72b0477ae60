import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Closure } from '#contract/calendar.ts'
import { CLOSURE_LABEL_MAX } from '#domain/calendar/closures.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { type DayRange, DayRangeFields, dayRangeProblems } from '../../shared/page/day-range.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { saveClosure } from './calendar.actions.ts'
import { ClosureList } from './closure-list.tsx'
import { offerToOpen } from './closure-undo.ts'

type ClosuresDialogProps = {
  closures: readonly Closure[]
  /** Days to begin with. */
  days: { firstDay: string; lastDay: string } | null
  onClose: () => void
}

type Fields = DayRange & { label: string }

/** 'Días cerrados': closes days, and lists those that are. */
export function ClosuresDialog({ closures, days, onClose }: ClosuresDialogProps) {
  const [id] = useState(() => uuidv7())
  const [fields, type, forget] = useUnsavedFields<Fields>(`closed days ${days?.firstDay ?? 'new'}`, {
    ...(days ?? { firstDay: null, lastDay: null }),
    label: 'Vacaciones',
  })
  const { firstDay, lastDay, label } = fields
  const save = async () => {
    const closure = await saveClosure({ id, firstDay: firstDay!, lastDay: lastDay!, label: label.trim() })
    forget()
    onClose()
    offerToOpen(closure)
  }
  const form = useSubmission(save, {
    problems: () => problemsOf(fields),
    ask: (element) => ({ date: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Días cerrados"
      description="Los días en que no coges bodas. También los ves en tus solicitudes."
      submitLabel="Cerrar estos días"
      pendingLabel="Cerrando"
      cancelLabel="Cancelar"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
      offer={<ClosureList closures={closures} />}
    >
      <TextField
        label="Motivo"
        value={label}
        onChange={(typed) => type({ label: typed })}
        maxLength={CLOSURE_LABEL_MAX}
        error={form.problems.label}
        autoComplete="off"
      />
      <DayRangeFields days={fields} onChange={type} problems={form.problems} />
    </FormDialog>
  )
}

const problemsOf = (fields: Fields) => ({
  label: fields.label.trim() ? null : 'Escribe por qué: lo verás en el calendario.',
  ...dayRangeProblems(fields),
})
