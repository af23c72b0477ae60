import { useState } from 'react'
import type { Comment as CommentRow } from '#contract/comments.ts'
import { GONE_PERSON } from '#domain/accounts/account-deletion.ts'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { RoleBadge } from '#ui/layout/badge.tsx'
import { InlineConfirm } from '../page/inline-confirm.tsx'
import { CommentEditor } from './comment-editor.tsx'
import { NotSent, OwnActions, When } from './comment-parts.tsx'
import { CommentText } from './comment-text.tsx'
import type { CommentPlace } from './comments.queries.ts'
import type { PendingState } from './use-conversation.ts'

type CommentProps = {
  place: CommentPlace
  comment: CommentRow
  pendingState: PendingState | undefined
  isOwn: boolean
  now: Date
  onDelete: () => void
  onFocusLost: () => void
}

/** One comment: its author, their role, how long ago. */
export function Comment({ place, comment, pendingState, isOwn, now, onDelete, onFocusLost }: CommentProps) {
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read')
  return (
    <li data-row={comment.id} className="group/comment grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={comment.authorName} memberRole={comment.authorRole} />
      <div className="min-w-0">
        <div className={cx('relative flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1', isOwn && 'pr-17')}>
          <b className="min-w-0 text-sm font-semibold wrap-anywhere">
            {comment.authorId === null ? GONE_PERSON : comment.authorName || 'Usuario'}
          </b>
          <RoleBadge memberRole={comment.authorRole} />
          <When comment={comment} pendingState={pendingState} now={now} />
          {isOwn && !pendingState && mode === 'read' && (
            <OwnActions comment={comment} onEdit={() => setMode('edit')} onDelete={() => setMode('delete')} />
          )}
        </div>
        {mode === 'edit' ? (
          <CommentEditor place={place} comment={comment} onDone={() => setMode('read')} />
        ) : (
          <CommentText comment={comment} pendingState={pendingState} />
        )}
        {mode === 'delete' && (
          <div className="mt-1.5">
            <InlineConfirm
              question="¿Eliminar este comentario para todos? Queda 30 días en la papelera."
              confirmLabel="Eliminar comentario"
              onConfirm={onDelete}
              onCancel={() => {
                setMode('read')
                onFocusLost()
              }}
            />
          </div>
        )}
        {pendingState?.status === 'failed' && <NotSent place={place} pendingState={pendingState} />}
      </div>
    </li>
  )
}
