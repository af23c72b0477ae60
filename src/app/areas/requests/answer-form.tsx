import type { PlannerRequest } from '#contract/requests.ts'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { openField } from '#domain/planners/reply-templates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { ReplyMenu } from './reply-menu.tsx'
import { answerRequest } from './requests.actions.ts'

/** The name under which an answer is kept until it is sent or given up. */
export const answerUnsavedKey = (requestId: string) => `answer to ${requestId}`

type AnswerFormProps = { request: PlannerRequest; onDone: () => void }

/** The answer, which we send by mail; what is typed stays until it is sent or given up. */
export function AnswerForm({ request, onDone }: AnswerFormProps) {
  const [unsaved, write] = useUnsaved(answerUnsavedKey(request.id))
  const text = unsaved ?? ''
  const send = async () => {
    await answerRequest(request.id, text)
    write(null)
    onDone()
    showToast(`Tu respuesta va de camino a ${request.email}.`)
  }
  const form = useSubmission(send, {
    problems: () => ({ text: problemOf(text) }),
  })
  return (
    <form {...form.props()} className="grid max-w-prose gap-3">
      <p>
        <ReplyMenu request={request} text={text} onText={write} />
      </p>
      <TextAreaField
        label={`Tu respuesta a ${request.name}`}
        description={`La enviamos a ${request.email}. Lo que te conteste llegará a tu correo.`}
        value={text}
        onChange={(typed) => write(typed || null)}
        maxLength={ANSWER_MAX}
        rows={6}
        error={form.problems.text}
        autoFocus
      />
      <FormError error={form.error} />
      <p className="flex gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Enviando">
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

/** A field of a template that nothing is known of would reach the couple with its braces. */
function problemOf(text: string): string | null {
  if (!text.trim()) return 'Escribe tu respuesta.'
  const field = openField(text)
  return field && `Falta ${field}: escríbelo o quítalo.`
}
