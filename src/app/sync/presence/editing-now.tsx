import Pencil from 'lucide-react/icons/pencil'
import { type FocusEvent, startTransition, useState } from 'react'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Icon } from '#ui/icon.tsx'
import { firstName } from './first-name.ts'
import { usePresenceAt, usePresentMembers } from './presence.ts'

type EditingNowProps = { weddingId: string; place: string; className?: string }

/** 'Marta está editando', while another member has the focus in a field of the same thing. */
export function EditingNow({ weddingId, place, className }: EditingNowProps) {
  const names = usePresentMembers(weddingId).flatMap((member) =>
    member.place === place ? [firstName(member.fullName)] : [],
  )
  return (
    <p role="status" className={className}>
      {names.length > 0 && (
        <span className="inline-flex items-center gap-1.5 text-xs font-medium text-accent-text">
          <Icon of={Pencil} size="sm" />
          {inSpanishList(names)} {names.length === 1 ? 'está editando' : 'están editando'}
        </span>
      )}
    </p>
  )
}

/**
 * Shows the others 'está editando' while the focus is in one of the fields inside; the result
 * goes on the element around them.
 */
export function useEditing(weddingId: string, place: string) {
  const [isEditing, setEditing] = useState(false)
  usePresenceAt(weddingId, isEditing ? place : null)
  // A transition: the press is answered before presence is sent.
  const edit = (is: boolean) => startTransition(() => setEditing(is))
  return {
    onFocus: ({ target }: FocusEvent) => edit(target.matches('input, textarea')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) edit(false)
    },
  }
}
