import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Clock from 'lucide-react/icons/clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash2 from 'lucide-react/icons/trash-2'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import type { AgendaActions } from '../agenda.actions.ts'

export type RowDialogs = { onOpen: (item: AgendaItem) => void; onDelay: (item: AgendaItem) => void }

export type RowMenuProps = RowDialogs & {
  item: AgendaItem
  actions: AgendaActions
  onMove: (item: AgendaItem, step: -1 | 1) => void
  /** The ends of a day lead no further. */
  isFirst: boolean
  isLast: boolean
  onComments: (itemId: string) => void
}

/** The actions on an item beside editing it. */
export function RowMenu({ item, actions, onOpen, onDelay, onMove, onComments, ...place }: RowMenuProps) {
  return (
    <Menu
      label={`Acciones de ${item.title}`}
      trigger={<IconButton data-edits icon={Ellipsis} label={`Acciones de ${item.title}`} />}
    >
      <MenuItem icon={Pencil} onAction={() => onOpen(item)}>
        Editar todo
      </MenuItem>
      <MenuItem icon={MessageSquare} onAction={() => onComments(item.id)}>
        Comentarios
      </MenuItem>
      <MenuItem icon={Clock} onAction={() => onDelay(item)}>
        Retrasar desde aquí
      </MenuItem>
      <MenuItem
        icon={item.isFixed ? PinOff : Pin}
        onAction={() => actions.edit(item, 'isFixed', !item.isFixed)}
      >
        {item.isFixed ? 'Quitar hora fija' : 'Hora fija'}
      </MenuItem>
      {!(item.isFixed || place.isFirst) && (
        <MenuItem icon={ArrowUp} onAction={() => onMove(item, -1)}>
          Mover antes
        </MenuItem>
      )}
      {!(item.isFixed || place.isLast) && (
        <MenuItem icon={ArrowDown} onAction={() => onMove(item, 1)}>
          Mover después
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDestructive onAction={() => actions.remove(item)}>
        Eliminar
      </MenuItem>
    </Menu>
  )
}
