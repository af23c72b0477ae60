import { type FocusEvent, startTransition, useState } from 'react'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { firstName } from '../../sync/presence/first-name.ts'
import { usePresenceAt, usePresentMembers } from '../../sync/presence/presence.ts'

/** The place of a member who edits an item, in the words of presence. */
export const agendaPlace = (itemId: string) => `agenda:${itemId}`

/** Shows the others which row of the agenda has the focus; the result goes on the element around the rows. */
export function useEditingRow(weddingId: string) {
  const [itemId, setItemId] = useState<string | null>(null)
  usePresenceAt(weddingId, itemId && agendaPlace(itemId))
  // A transition: the press is answered before presence is sent.
  const edit = (id: string | null) => startTransition(() => setItemId(id))
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.matches('input, textarea') ? target.closest<HTMLElement>('[data-row]') : null
      edit(row?.dataset['row'] ?? null)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) edit(null)
    },
  }
}

/** 'Martín está editando «Tarta»', while other members have the focus in items of the agenda. */
export function EditedItems({ weddingId, items }: { weddingId: string; items: readonly AgendaItem[] }) {
  const edited = usePresentMembers(weddingId).flatMap(({ userId, fullName, place }) => {
    const item = items.find(({ id }) => agendaPlace(id) === place)
    return item ? [{ userId, words: `${firstName(fullName)} está editando «${item.title}»` }] : []
  })
  return (
    <div role="status" className="min-h-5 text-xs font-medium text-accent-text">
      {edited.map(({ userId, words }) => (
        <p key={userId}>{words}</p>
      ))}
    </div>
  )
}
