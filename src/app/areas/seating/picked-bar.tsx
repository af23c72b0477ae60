import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/button.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Room } from './room.ts'
import { namesOf } from './seat.actions.ts'

/** The acts for the people in the hand. */
export function PickedBar({ room, className }: { room: Room; className: string }) {
  const { people, release } = room.picked
  if (people.length === 0) return null
  const after = (act: () => void) => () => {
    act()
    release()
  }
  return (
    <div role="toolbar" aria-label="En la mano" className={className}>
      <span dir="auto" className="num min-w-0 flex-1 truncate text-sm">
        {people.length === 1 ? people[0]!.name : `${people.length} en la mano`}
      </span>
      {people.some(({ tableId }) => tableId !== null) && (
        <PlainButton
          className="min-h-11 shrink-0 px-1 text-sm font-strong"
          aria-label={`Levantar a ${namesOf(people)}`}
          onPress={after(() => room.actions.unseat(people.filter(({ tableId }) => tableId !== null)))}
        >
          Levantar
        </PlainButton>
      )}
      <PlainButton
        className="num min-h-11 shrink-0 px-1 text-sm font-strong"
        aria-label={`Sentar a quienes están en la mano: ${people.length}`}
        onPress={after(() => room.onSeat(people))}
      >
        Sentar {people.length}
      </PlainButton>
      <IconButton
        icon={X}
        label="Soltar"
        onPress={release}
        className="text-inverse hover:bg-transparent hover:text-inverse"
      />
    </div>
  )
}

export const BAR =
  'flex items-center gap-2 rounded-pill bg-surface-inverse py-0.5 pr-1 pl-5 text-inverse shadow-3'
