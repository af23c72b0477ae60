import type { SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import type { RoomGround } from '#domain/seating/room-ground.ts'
import { useOpenedPart, useWantedPart } from '#ui/opening/use-opened-part.ts'
import { groundDialog } from './ground/loaded-ground.ts'
import { roomDialogs } from './loaded-room-dialogs.ts'
import type { PlaceActions } from './place.actions.ts'

type PlanDialogsProps = {
  weddingId: string
  /** The id of a shape, `size` for the room itself, or `ground` for the plan of the venue. */
  opened: string | null
  shapes: readonly SeatingShape[]
  room: SeatingRoom | null
  ground: RoomGround | null
  layout: { width: number; depth: number }
  actions: PlaceActions
  onClose: () => void
}

/** The dialog of a shape, which goes with it, that of the size of the room, or that of the plan of the venue. */
export function PlanDialogs({ opened, shapes, room, layout, ground, ...props }: PlanDialogsProps) {
  const { weddingId, actions, onClose } = props
  const dialogs = useOpenedPart(roomDialogs, opened !== null && opened !== 'ground', onClose)
  const ofGround = useWantedPart(groundDialog, opened === 'ground', onClose)
  const shape = shapes.find(({ id }) => id === opened)
  if (opened === 'ground' && ofGround)
    return <ofGround.GroundDialog weddingId={weddingId} ground={ground} actions={actions} onClose={onClose} />
  if (!dialogs) return null
  if (opened === 'size')
    return <dialogs.SizeDialog room={room} drawn={layout} actions={actions} onClose={onClose} />
  return shape ? <dialogs.ShapeDialog shape={shape} actions={actions} onClose={onClose} /> : null
}
