import Clock from 'lucide-react/icons/clock'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Comment as CommentRow } from '#contract/comments.ts'
import { GONE_PERSON } from '#domain/account-deletion.ts'
import { Avatar } from '#ui/avatar.tsx'
import { RoleBadge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { messageFor } from '../error-messages.ts'
import { InlineConfirm } from '../inline-confirm.tsx'
import { useTrouble } from '../live/trouble.ts'
import { relativeTime } from '../relative-time.ts'
import { CommentEditor } from './comment-editor.tsx'
import { CommentText } from './comment-text.tsx'
import { commentChanges } from './comments.changes.ts'
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
              question="¿Eliminar este comentario para todos? No se puede deshacer."
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

type WhenProps = Pick<CommentProps, 'comment' | 'pendingState' | 'now'>

function When({ comment, pendingState, now }: WhenProps) {
  return (
    <span className="text-xs text-ink-3">
      {pendingState?.status === 'pending' ? (
        <Sending />
      ) : pendingState ? (
        'Sin enviar'
      ) : (
        <>
          <time dateTime={comment.createdAt}>{relativeTime(comment.createdAt, now)}</time>
          {comment.editedAt && ', editado'}
        </>
      )}
    </span>
  )
}

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

type OwnActionsProps = { comment: CommentRow; onEdit: () => void; onDelete: () => void }

function OwnActions({ comment, onEdit, onDelete }: OwnActionsProps) {
  const about = comment.text.slice(0, 40)
  return (
    <span className="absolute -top-px -right-2.5 flex pointer-coarse:-top-1.5 pointer-fine:opacity-0 pointer-fine:group-focus-within/comment:opacity-100 pointer-fine:group-hover/comment:opacity-100">
      <IconButton
        icon={Pencil}
        iconSize="sm"
        label={`Editar tu comentario: ${about}`}
        onPress={onEdit}
        className="text-ink-3 hover:text-ink"
      />
      <IconButton
        icon={Trash2}
        iconSize="sm"
        label={`Eliminar tu comentario: ${about}`}
        onPress={onDelete}
        className="-ml-1 text-ink-3 hover:text-danger"
      />
    </span>
  )
}

function NotSent({ place, pendingState }: { place: CommentPlace; pendingState: PendingState }) {
  const { change, error } = pendingState
  return (
    <div role="alert" className="mt-1 grid justify-items-start gap-1">
      <p className="text-sm font-strong text-danger">No se ha enviado. {messageFor(error)}</p>
      <div className="-ml-2.5 flex flex-wrap gap-1">
        <Button
          size="sm"
          variant="quiet"
          icon={RotateCcw}
          onPress={() => commentChanges.retry(place, change)}
        >
          Reintentar
        </Button>
        <Button size="sm" variant="danger" onPress={() => commentChanges.discard(change)}>
          Descartar
        </Button>
      </div>
    </div>
  )
}
