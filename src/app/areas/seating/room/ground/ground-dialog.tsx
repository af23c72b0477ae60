import { useState } from 'react'
import type { RoomGround, RoomPicture } from '#domain/seating/room-ground.ts'
import type { PlaceActions } from '../place.actions.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { EditGround } from './edit-ground.tsx'
import { NewGround } from './new-ground.tsx'

type GroundDialogProps = {
  weddingId: string
  /** Null where the room has no plan of the venue yet. */
  ground: RoomGround | null
  actions: PlaceActions
  onClose: () => void
}

/** 'Plano del local': a picture is chosen, then scaled by two points; later its look and place are changed. */
export function GroundDialog({ weddingId, ground, actions, onClose }: GroundDialogProps) {
  // The dialog stays as it was opened when another member takes the plan away.
  const [shown] = useState(ground)
  const [picture, setPicture] = useState<RoomPicture | null>(null)
  if (shown) return <EditGround ground={ground ?? shown} actions={actions} onClose={onClose} />
  if (picture) return <NewGround picture={picture} actions={actions} onClose={onClose} />
  return <ChoosePicture weddingId={weddingId} onSent={setPicture} onClose={onClose} />
}
