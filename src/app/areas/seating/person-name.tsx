import type { SeatingPerson } from '#domain/seating/seating.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Room } from './room.ts'

type PersonNameProps = { room: Room; person: SeatingPerson; className?: string }

/** The name of a person: a press takes them in the hand, with Shift also those from the last one on. */
export function PersonName({ room: { plan, picked }, person, className }: PersonNameProps) {
  const isPrepared = plan.prepared.has(person.id)
  const look = cx('block max-w-full truncate text-left', isPrepared && PREPARED, className)
  if (useViewOnly())
    return (
      <span dir="auto" className={look} title={person.name}>
        {person.name}
      </span>
    )
  return (
    <PlainButton
      dir="auto"
      title={person.name}
      aria-label={`Coger a ${person.name}${isPrepared ? ', cambia en el borrador' : ''}`}
      aria-pressed={picked.ids.has(person.id)}
      onPress={(event) => picked.pick(person, event)}
      className={cx('min-h-9 max-lg:min-h-11', look)}
    >
      {person.name}
    </PlainButton>
  )
}

/** The look of a person who sits elsewhere in the draft. */
const PREPARED = 'underline decoration-dashed decoration-2 underline-offset-4 decoration-pendiente-fg'
