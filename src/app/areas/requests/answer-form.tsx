import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { answerRequest } from './requests.actions.ts'

/** The name under which an answer is kept until it is sent or given up. */
export const answerUnsavedKey = (requestId: string) => `answer to ${requestId}`

type AnswerFormProps = { request: PlannerRequest; onDone: () => void }

/** The answer, which we send by mail; what is typed stays until it is sent or given up. */
export function AnswerForm({ request, onDone }: AnswerFormProps) {
  const [unsaved, write] = useUnsaved(answerUnsavedKey(request.id))
  const [hasTried, setTried] = useState(false)
  const text = unsaved ?? ''
  const send = useMutation({
    mutationFn: () => answerRequest(request.id, text),
    onSuccess: () => {
      write(null)
      onDone()
      showToast(`Tu respuesta va de camino a ${request.email}.`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() && !send.isPending) send.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-prose gap-3">
      <TextAreaField
        label={`Tu respuesta a ${request.name}`}
        description={`La enviamos a ${request.email}. Lo que te conteste llegará a tu correo.`}
        value={text}
        onChange={(typed) => write(typed || null)}
        maxLength={ANSWER_MAX}
        rows={6}
        error={hasTried && !text.trim() ? 'Escribe tu respuesta.' : null}
        autoFocus
      />
      <FormError error={send.error} />
      <p className="flex gap-2">
        <Button type="submit" variant="primary" isPending={send.isPending} pendingLabel="Enviando">
          Enviar respuesta
        </Button>
        <Button
          variant="quiet"
          onPress={() => {
            write(null)
            onDone()
          }}
        >
          Cancelar
        </Button>
      </p>
    </form>
  )
}
