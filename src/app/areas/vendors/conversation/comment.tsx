import Clock from 'lucide-react/icons/clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { VendorComment } from '#contract/vendor-comments.ts'
import { GONE_PERSON } from '#domain/account-deletion.ts'
import { Avatar } from '#ui/avatar.tsx'
import { RoleBadge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { messageFor } from '../../../lib/error-messages.ts'
import type { Change } from '../../../lib/list-changes/change.ts'
import { useTrouble } from '../../../lib/live/trouble.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { focusOpenTab, InlineConfirm } from '../panel/inline-confirm.tsx'
import { commentChanges } from './comments.changes.ts'
import type { PendingState } from './use-conversation.ts'

/** A comment on its way, or one that waits for the network. */
function Sending() {
  const trouble = useTrouble()
  return (
    <span className="inline-flex items-center gap-1.5">
      {trouble ? <Icon of={Clock} size="sm" /> : <Spinner />}
      {trouble ? 'Pendiente de enviar' : 'Enviando…'}
    </span>
  )
}

type CommentProps = {
  comment: VendorComment
  pendingState: PendingState | undefined
  isOwn: boolean
  now: Date
  onRetry: (change: Change<VendorComment>) => void
  onDelete: () => void
}

/** One comment: its author, their role, how long ago. */
export function Comment({ comment, pendingState, isOwn, now, onRetry, onDelete }: CommentProps) {
  const [isAsking, setAsking] = useState(false)
  const author = comment.authorId === null ? GONE_PERSON : comment.authorName || 'Usuario'
  return (
    <li className="group/comment grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={comment.authorName} memberRole={comment.authorRole} />
      <div className="min-w-0">
        <div className={cx('relative flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1', isOwn && 'pr-9')}>
          <b className="min-w-0 text-sm font-semibold wrap-anywhere">{author}</b>
          <RoleBadge memberRole={comment.authorRole} />
          <span className="text-xs text-ink-3">
            {pendingState?.status === 'pending' ? (
              <Sending />
            ) : pendingState ? (
              'Sin enviar'
            ) : (
              <time dateTime={comment.createdAt}>{relativeTime(comment.createdAt, now)}</time>
            )}
          </span>
          {isOwn && !pendingState && (
            <IconButton
              icon={Trash2}
              iconSize="sm"
              label={`Eliminar tu comentario: ${comment.text.slice(0, 40)}`}
              onPress={() => setAsking(true)}
              className="absolute -top-px -right-2.5 text-ink-3 pointer-coarse:-top-1.5 hover:text-danger pointer-fine:opacity-0 pointer-fine:group-focus-within/comment:opacity-100 pointer-fine:group-hover/comment:opacity-100"
            />
          )}
        </div>
        <p
          className={cx(
            'text-ui whitespace-pre-line wrap-anywhere',
            pendingState?.status === 'pending' && 'text-ink-3',
          )}
        >
          {comment.text}
        </p>
        {isAsking && (
          <div className="mt-1.5">
            <InlineConfirm
              question="¿Eliminar este comentario para todos? No se puede deshacer."
              confirmLabel="Eliminar comentario"
              onConfirm={onDelete}
              onCancel={() => {
                setAsking(false)
                focusOpenTab()
              }}
            />
          </div>
        )}
        {pendingState?.status === 'failed' && (
          <div role="alert" className="mt-1 grid justify-items-start gap-1">
            <p className="text-sm font-strong text-danger">
              No se ha enviado. {messageFor(pendingState.error)}
            </p>
            <div className="-ml-2.5 flex flex-wrap gap-1">
              <Button size="sm" variant="quiet" icon={RotateCcw} onPress={() => onRetry(pendingState.change)}>
                Reintentar
              </Button>
              <Button size="sm" variant="danger" onPress={() => commentChanges.discard(pendingState.change)}>
                Descartar
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  )
}
