import { useEffect, useRef } from 'react'
import { COMMENT_SECTIONS } from '#domain/comments/comments.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../error-messages.ts'
import { WaitingNotice } from '../page/waiting-notice.tsx'
import { useAccess } from '../session/access.ts'
import { useProfile } from '../session/use-session.ts'
import { useCurrentTime } from '../words/relative-time.ts'
import { Comment } from './comment.tsx'
import { commentChanges } from './comments.changes.ts'
import type { CommentPlace } from './comments.queries.ts'
import { useConversation } from './use-conversation.ts'

type ConversationProps = {
  place: CommentPlace
  /** The focus is taken elsewhere when a comment that had it is removed. */
  onFocusLost: () => void
}

/** The conversation of the members about something of their wedding. */
export function Conversation({ place, onFocusLost }: ConversationProps) {
  const { query, comments, pendingStates } = useConversation(place)
  const { id: userId } = useProfile()
  const mayWrite = useAccess(place.weddingId, COMMENT_SECTIONS[place.kind], 'edit')
  const now = useCurrentTime()
  const end = useRef<HTMLDivElement>(null)
  const count = comments.length
  const waiting = [...pendingStates.values()].filter(({ status }) => status === 'pending').length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [count])

  const isRead = query.data !== undefined
  if (!isRead && count === 0) return <NoConversationYet query={query} />
  return (
    <>
      {!isRead && <NoConversationYet query={query} />}
      {count === 0 && (
        <EmptySection>
          {mayWrite
            ? 'Aún no hay comentarios. Lo que escribas lo verá quien organiza la boda contigo.'
            : 'Aún no hay comentarios.'}
        </EmptySection>
      )}
      <div role="log" aria-label="Comentarios">
        <ol aria-label="Conversación" className="grid gap-5">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              place={place}
              comment={comment}
              pendingState={pendingStates.get(comment.id)}
              isOwn={mayWrite && comment.authorId === userId}
              now={now}
              onDelete={() => {
                onFocusLost()
                commentChanges.submit(place, { kind: 'remove', item: comment })
              }}
              onFocusLost={onFocusLost}
            />
          ))}
        </ol>
      </div>
      {waiting > 0 && (
        <div className="mt-4">
          <WaitingNotice>
            {waiting === 1
              ? 'Tu comentario está aquí y se enviará cuando vuelva.'
              : 'Tus comentarios están aquí y se enviarán cuando vuelva.'}
          </WaitingNotice>
        </div>
      )}
      <div ref={end} />
    </>
  )
}

type Read = ReturnType<typeof useConversation>['query']

function NoConversationYet({ query }: { query: Read }) {
  return query.isError ? (
    <ErrorState
      title="No hemos podido cargar la conversación."
      detail={messageFor(query.error)}
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
    />
  ) : (
    <>
      <WaitingNotice>La conversación se cargará cuando vuelva.</WaitingNotice>
      <SkeletonRows rows={3} />
    </>
  )
}
