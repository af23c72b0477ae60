import type { RidingFamily } from '#domain/transport/riders.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { transportDialogs } from './loaded-dialogs.ts'
import type { Transport } from './use-trips.ts'

/** A family that was let go over another bus. */
export type Dropped = { family: RidingFamily; trip: BusTrip }

type DroppedRideProps = {
  weddingId: string
  transport: Transport
  dropped: Dropped | null
  onClose: () => void
}

/** The choice of a stop for a family that was dragged to a bus. */
export function DroppedRide({ weddingId, transport, dropped, onClose }: DroppedRideProps) {
  const dialogs = useOpenedPart(transportDialogs, dropped !== null, onClose)
  if (!dialogs || !dropped) return null
  return (
    <dialogs.RideDialog
      {...{ weddingId, transport, family: dropped.family }}
      direction={dropped.trip.direction}
      tripId={dropped.trip.id}
      isDragged
      onClose={onClose}
    />
  )
}
