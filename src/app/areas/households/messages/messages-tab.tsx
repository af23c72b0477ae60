import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { messagesQuery } from './messages.queries.ts'
import { SentMessage } from './sent-message.tsx'
import { SentMessages } from './sent-messages.tsx'
import { useHasDraft } from './use-message-draft.ts'
import { WriteMessage, type WriteMessageProps } from './write-message.tsx'

type MessagesTabProps = Omit<WriteMessageProps, 'onSent'>

type View = { at: 'list' } | { at: 'write' } | { at: 'message'; id: string }

/** 'Mensajes': what was written to groups of families, and writing to one. */
export function MessagesTab(props: MessagesTabProps) {
  const { weddingId, families, wedding, actions, first } = props
  const query = useQuery(messagesQuery(weddingId))
  const hasDraft = useHasDraft(weddingId)
  const [view, setView] = useState<View>(first || hasDraft ? { at: 'write' } : { at: 'list' })
  const messages = query.data
  if (!messages)
    return query.isError ? (
      <ErrorState
        title="No hemos podido cargar los mensajes."
        detail={messageFor(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <SkeletonRows rows={5} />
    )
  const toList = () => setView({ at: 'list' })
  const opened = view.at === 'message' && messages.find(({ id }) => id === view.id)
  if (opened)
    return (
      <SentMessage
        key={opened.id}
        {...{ weddingId, families, wedding, actions }}
        message={opened}
        onBack={toList}
      />
    )
  if (view.at === 'list' && messages.length > 0)
    return (
      <div className="grid gap-5">
        <Button variant="primary" icon={PenLine} onPress={() => setView({ at: 'write' })} className="w-full">
          {hasDraft ? 'Seguir con el mensaje' : 'Escribir un mensaje'}
        </Button>
        <SentMessages messages={messages} onOpen={(id) => setView({ at: 'message', id })} />
      </div>
    )
  return (
    <div className="grid gap-4">
      {messages.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon={ArrowLeft}
          onPress={toList}
          className="-ml-2 justify-self-start"
        >
          Todos los mensajes
        </Button>
      )}
      <WriteMessage {...props} onSent={({ id }) => setView({ at: 'message', id })} />
    </div>
  )
}
