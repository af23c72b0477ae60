import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CommentComposer } from '../../shared/comments/comment-composer.tsx'
import type { CountedKind } from '../../shared/comments/comments.queries.ts'
import { Conversation } from '../../shared/comments/conversation.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { useMedia } from '../../shared/page/use-media.ts'
import { agendaItemsQuery } from '../agenda/agenda.queries.ts'
import { guestsQuery } from '../guests/guests.queries.ts'
import { tasksQuery } from '../tasks/tasks.queries.ts'
import { type ItemTab, ItemTabs } from './item-tabs.tsx'

type CommentsPanelProps = {
  weddingId: string
  kind: CountedKind
  /** The item that the comments are on; `undefined` while the panel is closed. */
  targetId: string | undefined
  tab: ItemTab
  onTab: (tab: ItemTab) => void
  onClose: () => void
}

/**
 * The comments on a guest, a moment of the agenda, a task or a category, and the files of the former three: a panel at the
 * right, a sheet on a phone.
 */
export function CommentsPanel({ weddingId, kind, targetId, tab, onTab, onClose }: CommentsPanelProps) {
  const isPhone = useMedia('(width < 48.0625rem)')
  // Stays drawn with the last ones while it slides away.
  const last = useRef(targetId)
  if (targetId) last.current = targetId
  const shown = last.current
  const name = useNameOf(weddingId, kind, shown ?? '')
  if (!shown) return null
  const place = { weddingId, kind, targetId: shown }
  const conversation = (
    <div key={shown} className="px-6 pt-2 pb-5">
      <Conversation place={place} onFocusLost={focusComposer} />
    </div>
  )
  return (
    <SidePanel
      title={name}
      isPhone={isPhone}
      isOpen={targetId !== undefined}
      onOpenChange={onClose}
      footer={tab === 'comments' && <CommentComposer key={shown} place={place} />}
    >
      {kind === 'category' ? (
        conversation
      ) : (
        <ItemTabs place={{ ...place, kind }} tab={tab} onTab={onTab} conversation={conversation} />
      )}
    </SidePanel>
  )
}

/** The item is called as its page calls it. */
function useNameOf(weddingId: string, kind: CountedKind, targetId: string): string {
  const guest = useQuery({
    ...guestsQuery(weddingId),
    enabled: kind === 'guest',
    select: (guests) => guests.find(({ id }) => id === targetId)?.fullName,
  })
  const item = useQuery({
    ...agendaItemsQuery(weddingId),
    enabled: kind === 'item',
    select: (items) => items.find(({ id }) => id === targetId)?.title,
  })
  const task = useQuery({
    ...tasksQuery(weddingId),
    enabled: kind === 'task',
    select: (tasks) => tasks.find(({ id }) => id === targetId)?.title,
  })
  if (kind === 'category') return targetId
  return { guest, item, task }[kind].data ?? 'Comentarios'
}

const focusComposer = () => document.querySelector<HTMLElement>('[role=dialog] textarea')?.focus()
