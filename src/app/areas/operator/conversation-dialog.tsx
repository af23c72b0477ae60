import { useQuery } from '@tanstack/react-query'
import type { SupportMessage } from '#contract/support.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { whenInWords } from '../../shared/words/spanish-dates.ts'
import { AnswerForm } from './answer-form.tsx'
import { openedConversationQuery } from './operator.queries.ts'

type ConversationDialogProps = { conversationId: string; onClose: () => void }

/** A conversation with its answer, which the person reads in the app and by mail. */
export function ConversationDialog({ conversationId, onClose }: ConversationDialogProps) {
  const { data: conversation, error } = useQuery(openedConversationQuery(conversationId))
  return (
    <Dialog
      title={conversation?.subject ?? 'Mensaje'}
      description={conversation && `${conversation.from} · ${conversation.email}`}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
    >
      {error && !conversation && (
        <p role="alert" className="pb-5 text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!conversation && !error && <SkeletonRows />}
      {conversation && (
        <>
          <Messages messages={conversation.messages} />
          <AnswerForm conversation={conversation} />
        </>
      )}
    </Dialog>
  )
}

function Messages({ messages }: { messages: readonly SupportMessage[] }) {
  const now = useNow()
  return (
    <ol aria-label="Mensajes" className="divide-y divide-line border-y border-line text-sm">
      {messages.map(({ id, author, operatorName, text, facts, createdAt }) => (
        <li key={id} className="py-3">
          <p className="flex items-baseline justify-between gap-4">
            <b className="font-strong">
              {author === 'operator' ? `${operatorName}, de Azahar` : 'La persona'}
            </b>
            <time dateTime={createdAt} className="shrink-0 text-xs text-ink-3">
              {whenInWords(new Date(createdAt), now)}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-ink-2">{text}</p>
          {facts && (
            <p className="mt-2 text-xs wrap-anywhere text-ink-3">
              {facts.page} · {facts.browser} · {facts.screen} · {facts.version}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
