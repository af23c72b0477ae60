import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { PlannerRequest } from '#contract/requests.ts'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { remindCouple } from './requests.actions.ts'

/** 'Recordarles': the mail is read before it goes, and carries the link of a quote that is open. */
export function RemindDialog({ request, onClose }: { request: PlannerRequest; onClose: () => void }) {
  const { id, name, email, quote } = request
  const [eventId] = useState(() => uuidv7())
  const [{ text }, type, forget] = useUnsavedFields(`reminder to ${id}`, { text: reminderWords(request) })
  const send = async () => {
    await remindCouple(id, eventId, text)
    forget()
    onClose()
    showToast(`El recordatorio va de camino a ${email}.`)
  }
  const form = useSubmission(send, {
    problems: () => ({ text: text.trim() ? null : 'Escribe el recordatorio.' }),
  })
  return (
    <FormDialog
      title="Recordarles"
      description={
        quote
          ? `Se lo enviamos a ${email} con el enlace al presupuesto. Podrás recordárselo otra vez en tres días.`
          : `Se lo enviamos a ${email}. Podrás recordárselo otra vez en tres días.`
      }
      submitLabel="Enviar recordatorio"
      pendingLabel="Enviando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextAreaField
        label={`Recordatorio para ${name}`}
        value={text}
        onChange={(typed) => type({ text: typed })}
        maxLength={ANSWER_MAX}
        rows={6}
        error={form.problems.text}
        autoFocus
      />
    </FormDialog>
  )
}

const reminderWords = ({ name, quote }: PlannerRequest) =>
  quote
    ? `Hola, ${name}:\n\n¿Habéis podido mirar el presupuesto? Si tenéis alguna duda, contestadme y lo vemos.\n\nUn abrazo.`
    : `Hola, ${name}:\n\n¿Seguís pensando en vuestra boda? Si queréis, hablamos cuando os venga bien.\n\nUn abrazo.`
