import GripVertical from 'lucide-react/icons/grip-vertical'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { Icon } from '#ui/icon.tsx'
import type { RowHandles } from './use-row-drag.ts'

/** Pulled to another place, or moved there with the arrow keys. */
export function MoveHandle({ item, handles }: { item: AgendaItem; handles: RowHandles }) {
  if (item.isFixed) return null
  return (
    <button
      type="button"
      data-edits
      aria-label={`Mover ${item.title}. Usa las flechas.`}
      {...handles.handleOf(item)}
      className="absolute top-1 left-0 grid h-10 w-7 cursor-grab touch-none place-items-center rounded-[6px] text-ink-3 hover:text-ink active:cursor-grabbing"
    >
      <Icon of={GripVertical} size="sm" />
    </button>
  )
}
