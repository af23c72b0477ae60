import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Lock from 'lucide-react/icons/lock'
import type { KeyboardEvent } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { InHandMark } from '../held/held-mark.tsx'
import { FareLine } from '../panel/fare-line.tsx'
import type { Fare } from '../panel/use-fares.ts'
import { PersonName } from '../person-name.tsx'
import type { Room } from '../room.ts'
import { CHAIR_NUMBER, CHAIR_PLACE } from './chair-look.ts'
import { ChairMenu } from './chair-menu.tsx'

type ChairRowProps = {
  room: Room
  table: SeatingTable
  person: SeatingPerson
  chair: number
  /** 'entre Ana y Luis' */
  beside: string | null
  fare: Fare | undefined
  onMove: (person: SeatingPerson, chair: number) => void
}

/** A person on their chair: dragged to another one, moved by the buttons, or by the arrows while Alt is held. */
export function ChairRow({ room, table, person, chair, beside, fare, onMove }: ChairRowProps) {
  const isViewOnly = useViewOnly()
  const isFound = person.id === room.foundId
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (!step || isViewOnly) return
    event.preventDefault()
    onMove(person, chair + step)
  }
  return (
    <li
      data-row={person.guestId}
      data-person={person.id}
      data-found={isFound || undefined}
      data-drop-table={table.id}
      data-drop-chair={chair}
      draggable={!isViewOnly}
      onKeyDown={onKeyDown}
      className={cx(CHAIR_PLACE, (isFound || room.picked.ids.has(person.id)) && 'bg-primary-soft')}
    >
      <span className={CHAIR_NUMBER}>{chair}</span>
      <div className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <PersonName room={room} person={person} className="font-strong" />
          {person.isLocked && <Icon of={Lock} size="sm" className="shrink-0 text-primary" />}
        </span>
        <FareLine fare={fare} />
        {beside && <p className={isFound ? 'text-sm text-ink-2' : 'sr-only'}>{beside}</p>}
      </div>
      <InHandMark personId={person.id} />
      <span data-edits className="-mr-2.5 flex shrink-0">
        <IconButton
          icon={ArrowUp}
          label={`Subir a ${person.name}`}
          isDisabled={chair === 1}
          onPress={() => onMove(person, chair - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Bajar a ${person.name}`}
          isDisabled={chair === table.seats}
          onPress={() => onMove(person, chair + 1)}
        />
        <ChairMenu room={room} person={person} />
      </span>
    </li>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
