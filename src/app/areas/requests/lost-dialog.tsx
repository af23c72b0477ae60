import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { PlannerRequest } from '#contract/requests.ts'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { EVENT_TEXT_MAX, LOST_REASONS, type LostReason } from '#domain/planners/request-stages.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { REASONS } from './request-words.ts'
import { loseRequest } from './requests.actions.ts'

type Fields = { reason: LostReason | ''; text: string; tells: boolean; answer: string }

/** '¿Por qué no sigue?': a reason that the planner alone sees, and a kind mail that is read before it is sent. */
export function LostDialog({ request, onClose }: { request: PlannerRequest; onClose: () => void }) {
  const [eventId] = useState(() => uuidv7())
  const [{ reason, text, tells, answer }, type, forget] = useUnsavedFields<Fields>(`loss of ${request.id}`, {
    ...{ reason: '', text: '', tells: false },
    answer: kindWords(request),
  })
  const save = async () => {
    await loseRequest(request.id, eventId, {
      reason: reason as LostReason,
      text: text.trim() || null,
      answer: tells ? answer : null,
    })
    forget()
    onClose()
    showToast(`La solicitud de ${request.name} está en perdidas.`)
  }
  const form = useSubmission(save, {
    problems: () => ({
      reason: reason === '' ? 'Elige un motivo.' : null,
      answer: tells && !answer.trim() ? 'Escribe el correo, o no les avises.' : null,
    }),
  })
  return (
    <FormDialog
      title="¿Por qué no sigue?"
      description="Solo lo ves tú. A fin de año sabrás qué se te escapa."
      submitLabel="Guardar motivo"
      pendingLabel="Guardando"
      cancelLabel="Volver"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <Reasons
        value={reason}
        problem={form.problems.reason}
        onChange={(chosen) => type({ reason: chosen })}
      />
      <TextField
        label="Para ti (opcional)"
        value={text}
        onChange={(typed) => type({ text: typed })}
        maxLength={EVENT_TEXT_MAX}
        autoComplete="off"
      />
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={tells}
          onChange={({ currentTarget }) => type({ tells: currentTarget.checked })}
          className="size-6 shrink-0 accent-primary"
        />
        Avisarles con un correo amable
      </label>
      {tells && (
        <TextAreaField
          label={`Correo a ${request.email}`}
          value={answer}
          onChange={(typed) => type({ answer: typed })}
          maxLength={ANSWER_MAX}
          rows={6}
          error={form.problems.answer}
        />
      )}
    </FormDialog>
  )
}

type ReasonsProps = {
  value: LostReason | ''
  problem: string | null | undefined
  onChange: (reason: LostReason) => void
}

function Reasons({ value, problem, onChange }: ReasonsProps) {
  return (
    <div>
      <RadioGroup label="Motivo" value={value} onChange={(chosen) => chosen && onChange(chosen)}>
        {LOST_REASONS.map((reason) => (
          <Radio
            key={reason}
            value={reason}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line text-sm has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <i
              aria-hidden
              className="size-5 shrink-0 rounded-full border-[1.5px] border-control in-[:has(>input:checked)]:border-6 in-[:has(>input:checked)]:border-primary"
            />
            {REASONS[reason]}
          </Radio>
        ))}
      </RadioGroup>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

const kindWords = ({ name }: PlannerRequest) =>
  `Hola, ${name}:\n\nGracias por contarme vuestra boda. Esta vez no podré acompañaros, pero os deseo un día precioso.\n\nUn abrazo.`
