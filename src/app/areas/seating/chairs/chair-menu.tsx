import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import X from 'lucide-react/icons/x'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import type { Room } from '../room.ts'

type ChairMenuProps = { room: Room; person: SeatingPerson }

/** The other acts for a person on a chair: their row has no room for more buttons on a phone. */
export function ChairMenu({ room, person }: ChairMenuProps) {
  const { actions, onSeat } = room
  return (
    <Menu
      label={person.name}
      trigger={<IconButton icon={Ellipsis} label={`Más acciones para ${person.name}`} />}
    >
      <MenuItem icon={ArrowLeftRight} onAction={() => onSeat([person])}>
        Mover a otra mesa
      </MenuItem>
      <MenuItem icon={X} onAction={() => actions.unseat([person])}>
        Levantar
      </MenuItem>
      <MenuItem
        icon={person.isLocked ? LockOpen : Lock}
        onAction={() => actions.lock(person, !person.isLocked)}
      >
        {person.isLocked ? 'Quitar el candado' : 'Poner candado'}
      </MenuItem>
    </Menu>
  )
}
