import type { Room } from '../room.ts'
import { AddMenu } from './add-menu.tsx'
import type { PlaceActions } from './place.actions.ts'
import { PlanLegend } from './plan-legend.tsx'
import type { useRoomLayout } from './use-room-layout.ts'

type PlanFootProps = {
  room: Room
  furnished: ReturnType<typeof useRoomLayout>
  actions: PlaceActions
  onOpen: (dialog: 'size' | 'ground') => void
}

/** The looks of a chair, and the menu of what can be put into the room. */
export function PlanFoot({ room, furnished: { layout, ground }, actions, onOpen }: PlanFootProps) {
  return (
    <div className="absolute bottom-2 left-6 flex items-center gap-4">
      <PlanLegend hasChanges={room.proposed.length > 0 || room.plan.prepared.size > 0} />
      <AddMenu room={layout} hasGround={ground !== null} onAdd={actions.addShape} onOpen={onOpen} />
    </div>
  )
}
