import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '#ui/button.tsx'
import { ZOOM_STEP } from './use-pan-zoom.ts'
import type { RoomView } from './use-view.ts'

const DOT = 'size-[11px] shrink-0 rounded-full'

/** The looks of a chair. */
export function PlanLegend({ hasChanges }: { hasChanges: boolean }) {
  return (
    <ul className="flex gap-4 text-xs text-ink-2 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      <li>
        <span className={`${DOT} bg-si-bar`} /> Ocupado
      </li>
      <li>
        <span className={`${DOT} border-[1.4px] border-control`} /> Libre
      </li>
      {hasChanges && (
        <li>
          <span className={`${DOT} border-[1.8px] border-pendiente-fg bg-pendiente-bg`} /> Cambia
        </li>
      )}
    </ul>
  )
}

/** The buttons that enlarge the room, make it smaller, and show all of it. */
export function ZoomButtons({ view }: { view: RoomView }) {
  return (
    <div className="absolute right-4 bottom-4 grid rounded-full bg-surface shadow-2">
      <IconButton icon={Plus} size="md" label="Acercar" onPress={() => view.zoomBy(ZOOM_STEP)} />
      <IconButton icon={Minus} size="md" label="Alejar" onPress={() => view.zoomBy(1 / ZOOM_STEP)} />
      <IconButton icon={Maximize} size="md" label="Ver todo" onPress={view.showAll} />
    </div>
  )
}
