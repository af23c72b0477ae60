import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { OpenedConversation, SupportMessage } from '#contract/support.ts'
import { SUPPORT_MESSAGE_MAX } from '#domain/support/support.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { whenInWords } from '../../shared/words/spanish-dates.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { closeConversation, replyToOperator } from './support.actions.ts'
import { conversationQuery } from './support.queries.ts'
import { FactList } from './write-form.tsx'

/** Shows the messages of a person and the operator, and the next step. */
export function Conversation({ conversationId }: { conversationId: string }) {
  const query = useQuery(conversationQuery(conversationId))
  const conversation = query.data
  return (
    <Page>
      <Link
        to="/app/help"
        className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1.5 text-sm font-medium hover:underline"
      >
        <Icon of={ArrowLeft} size="sm" />
        Ayuda
      </Link>
      <PageHeader title={conversation?.subject ?? 'Conversación'} />
      {query.isError && !conversation ? (
        <ErrorState
          title="No hemos podido cargar la conversación."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : conversation ? (
        <>
          <Messages conversation={conversation} />
          <ReplyForm key={conversationId} conversation={conversation} />
        </>
      ) : (
        <SkeletonRows className="mt-6" />
      )}
    </Page>
  )
}

function Messages({ conversation: { messages, dueAt } }: { conversation: OpenedConversation }) {
  const now = useNow()
  return (
    <>
      <ol className="mt-5 mb-6 max-w-176 divide-y divide-line border-y border-line" aria-label="Mensajes">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} now={now} />
        ))}
      </ol>
      {dueAt && (
        <p role="status" className="mb-6 text-sm text-ink-3">
          Te contestamos por email, como tarde {whenInWords(new Date(dueAt), now)}.
        </p>
      )}
    </>
  )
}

function MessageItem({ message, now }: { message: SupportMessage; now: Date }) {
  const isOurs = message.author === 'operator'
  return (
    <li className="py-4">
      <p className="flex items-baseline justify-between gap-4">
        <b className="font-strong">{isOurs ? `${message.operatorName}, de Azahar` : 'Tú'}</b>
        <time dateTime={message.createdAt} className="shrink-0 text-xs text-ink-3">
          {whenInWords(new Date(message.createdAt), now)}
        </time>
      </p>
      <p
        className={cx(
          'mt-1 wrap-anywhere whitespace-pre-wrap',
          isOurs ? 'serif text-xl text-ink' : 'text-ink-2',
        )}
      >
        {message.text}
      </p>
      {message.facts && <FactList facts={message.facts} className="mt-3 max-w-120" />}
    </li>
  )
}

function ReplyForm({ conversation }: { conversation: OpenedConversation }) {
  const { id, closedAt } = conversation
  const [unsaved, write] = useUnsaved(`reply to ${id}`)
  const [messageId, setMessageId] = useState(() => uuidv7())
  const text = unsaved ?? ''
  const reply = async () => {
    await replyToOperator(id, messageId, text)
    write(null)
    setMessageId(uuidv7())
  }
  const form = useSubmission(reply, {
    problems: () => ({ text: text.trim() ? null : 'Escribe tu respuesta.' }),
  })
  const close = useMutation({ mutationFn: () => closeConversation(id) })
  return (
    <form {...form.props()} className="grid max-w-176 gap-3.5">
      {closedAt && <p className="text-ink-3">Está cerrada. Si escribes, se vuelve a abrir.</p>}
      <TextAreaField
        label="Respuesta"
        value={text}
        onChange={(typed) => write(typed || null)}
        maxLength={SUPPORT_MESSAGE_MAX}
        rows={3}
        error={form.problems.text}
      />
      <FormError error={form.error ?? close.error} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Enviando">
          Contestar
        </Button>
        {!closedAt && (
          <Button variant="quiet" isPending={close.isPending} onPress={() => close.mutate()}>
            Ya está resuelto
          </Button>
        )}
      </p>
    </form>
  )
}
