import type { SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { roomDialogs } from './loaded-room-dialogs.ts'
import type { PlaceActions } from './place.actions.ts'

type PlanDialogsProps = {
  /** The id of a shape, or `size` for the room itself. */
  opened: string | null
  shapes: readonly SeatingShape[]
  room: SeatingRoom | null
  drawn: { width: number; depth: number }
  actions: PlaceActions
  onClose: () => void
}

/** The dialog of a shape, which goes with it, or that of the size of the room. */
export function PlanDialogs({ opened, shapes, room, drawn, actions, onClose }: PlanDialogsProps) {
  const dialogs = useOpenedPart(roomDialogs, opened !== null, onClose)
  const shape = shapes.find(({ id }) => id === opened)
  if (!dialogs) return null
  if (opened === 'size')
    return <dialogs.SizeDialog room={room} drawn={drawn} actions={actions} onClose={onClose} />
  return shape ? <dialogs.ShapeDialog shape={shape} actions={actions} onClose={onClose} /> : null
}
