import { useEffect, useRef } from 'react'
import { EmptySection } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { messageFor } from '../../../lib/error-messages.ts'
import { useCurrentTime } from '../../../lib/relative-time.ts'
import { useProfile } from '../../../lib/use-session.ts'
import { focusOpenTab } from '../panel/inline-confirm.tsx'
import { WaitingNotice } from '../panel/waiting-notice.tsx'
import type { VendorRef } from '../vendors.queries.ts'
import { Comment } from './comment.tsx'
import { commentChanges } from './comments.changes.ts'
import { useConversation } from './use-conversation.ts'

/** 'Conversación': what the couple and their planner say to one another about a vendor. */
export function ConversationTab({ place }: { place: VendorRef }) {
  const { query, comments, pendingStates } = useConversation(place)
  const { id: userId } = useProfile()
  const now = useCurrentTime()
  const end = useRef<HTMLDivElement>(null)
  const count = comments?.length ?? 0
  const waiting = [...pendingStates.values()].filter(({ status }) => status === 'pending').length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [count])

  if (!comments) {
    return (
      <div className="px-6 pt-4">
        {query.isError ? (
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
        )}
      </div>
    )
  }
  return (
    <div className="px-6 pt-4 pb-5">
      {count === 0 && (
        <EmptySection>
          Aún no hay comentarios. Lo que escribas lo verá quien organiza la boda contigo.
        </EmptySection>
      )}
      <div role="log" aria-label="Comentarios">
        <ol aria-label="Conversación" className="grid gap-5">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              pendingState={pendingStates.get(comment.id)}
              isOwn={comment.authorId === userId}
              now={now}
              onRetry={(change) => commentChanges.retry(place, change)}
              onDelete={() => {
                focusOpenTab()
                commentChanges.submit(place, { kind: 'remove', item: comment })
              }}
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
    </div>
  )
}
