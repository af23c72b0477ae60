import { Avatar } from '#ui/layout/avatar.tsx'
import type { Holder } from './held-by-others.ts'
import { inHandOf, useHolders } from './held-words.ts'

/** In the row of a person: the face of another member who has them in the hand. */
export function InHandMark({ personId }: { personId: string }) {
  const holders = useHolders(personId)
  if (holders.length === 0) return null
  const words = inHandOf(holders)
  return (
    <span title={words} className="shrink-0">
      <HolderFace holder={holders[0]!} />
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** The small face of a member; the words about them stand beside it, or in the name of what it lies on. */
export function HolderFace({ holder: { name, role } }: { holder: Holder }) {
  return <Avatar name={name} memberRole={role} size="xs" />
}
