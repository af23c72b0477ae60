import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { OperatorConversation } from '#contract/operator-rows.ts'
import { SUPPORT_MESSAGE_MAX } from '#domain/support/support.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { answerConversation, closeConversation } from './operator.actions.ts'

/** The answer to a conversation, or its end. */
export function AnswerForm({ conversation }: { conversation: OperatorConversation }) {
  const { id, closedAt, messages } = conversation
  const lastSeenId = messages.at(-1)!.id
  const [unsaved, write] = useUnsaved(`operator's answer to ${id}`)
  const [messageId, setMessageId] = useState(() => uuidv7())
  const text = unsaved ?? ''
  const answer = async () => {
    await answerConversation({ conversationId: id, id: messageId, lastSeenId, text })
    write(null)
    setMessageId(uuidv7())
  }
  const form = useSubmission(answer, {
    problems: () => ({ text: text.trim() ? null : 'Escribe la respuesta.' }),
  })
  const close = useMutation({ mutationFn: () => closeConversation(id, lastSeenId) })
  return (
    <form {...form.props()} className="mt-4 grid gap-3.5 pb-5">
      {closedAt && <p className="text-sm text-ink-3">Está cerrada. Si contestas, se vuelve a abrir.</p>}
      <TextAreaField
        label="Respuesta"
        description="La lee en la app y le llega por correo, con tu nombre de pila."
        value={text}
        onChange={(typed) => write(typed || null)}
        maxLength={SUPPORT_MESSAGE_MAX}
        rows={5}
        error={form.problems.text}
      />
      <FormError error={form.error ?? close.error} />
      <p className="flex flex-wrap justify-end gap-2">
        {!closedAt && (
          <Button variant="quiet" isPending={close.isPending} onPress={() => close.mutate()}>
            Cerrar conversación
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Enviando">
          Contestar
        </Button>
      </p>
    </form>
  )
}
