import X from 'lucide-react/icons/x'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { CHAIR_NUMBER } from '../chairs/chair-look.ts'
import { InHandMark } from '../held/held-mark.tsx'
import { PersonName } from '../person-name.tsx'
import type { Room } from '../room.ts'
import { FareLine } from './fare-line.tsx'
import { LockButton } from './lock-button.tsx'
import type { Fare } from './use-fares.ts'

type PersonAtTableProps = {
  room: Room
  person: SeatingPerson
  /** The menu and the needs, for a member who may see them. */
  fare: Fare | undefined
  /** The chair on which they sit, where it is not changed. */
  chair?: number
}

/** A person at the table that is open, with what they eat. */
export function PersonAtTable({ room, person, fare, chair }: PersonAtTableProps) {
  const isViewOnly = useViewOnly()
  const isFound = person.id === room.foundId
  return (
    <li
      data-row={person.guestId}
      data-person={person.id}
      data-found={isFound || undefined}
      draggable={!isViewOnly}
      className={cx(
        'flex min-h-13 items-center gap-1 border-b border-line py-1',
        (isFound || room.picked.ids.has(person.id)) && 'bg-primary-soft',
      )}
    >
      {chair !== undefined && <span className={CHAIR_NUMBER}>{chair}</span>}
      <div className="min-w-0 flex-1">
        <PersonName room={room} person={person} className="font-strong" />
        <FareLine fare={fare} />
      </div>
      <InHandMark personId={person.id} />
      <PlainButton
        data-edits
        className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
        aria-label={`Mover a ${person.name}`}
        onPress={() => room.onSeat([person])}
      >
        Mover
      </PlainButton>
      <span data-edits className="-mr-2.5 flex shrink-0">
        <IconButton
          icon={X}
          label={`Levantar a ${person.name}`}
          onPress={() => room.actions.unseat([person])}
        />
        {/* A lock is of the published seat. */}
        {!room.plan.prepared.has(person.id) && (
          <LockButton
            of={`a ${person.name}`}
            isLocked={person.isLocked}
            onChange={(isLocked) => room.actions.lock(person, isLocked)}
          />
        )}
      </span>
    </li>
  )
}
