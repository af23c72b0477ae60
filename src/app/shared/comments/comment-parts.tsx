import Clock from 'lucide-react/icons/clock'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Comment as CommentRow } from '#contract/comments.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTrouble } from '../../sync/live/trouble.ts'
import { messageFor } from '../error-messages.ts'
import { relativeTime } from '../words/relative-time.ts'
import { commentChanges } from './comments.changes.ts'
import type { CommentPlace } from './comments.queries.ts'
import type { PendingState } from './use-conversation.ts'

type WhenProps = { comment: CommentRow; pendingState: PendingState | undefined; now: Date }

/** When it was written, or what has become of it. */
export function When({ comment, pendingState, now }: WhenProps) {
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

export function OwnActions({ comment, onEdit, onDelete }: OwnActionsProps) {
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

export function NotSent({ place, pendingState }: { place: CommentPlace; pendingState: PendingState }) {
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
