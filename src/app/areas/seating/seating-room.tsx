import type { ReactNode } from 'react'
import { freeSeats } from '#domain/seating/seating.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { seatingDialogs } from './loaded-dialogs.ts'
import { NarrowRoom } from './narrow-room.tsx'
import type { Room } from './room.ts'
import { type RoomDialog, useRoom } from './use-room.ts'
import { useSeatDrag } from './use-seat-drag.ts'
import type { Plan } from './use-seating.ts'
import { WideRoom } from './wide-room.tsx'

type SeatingRoomProps = { weddingId: string; plan: Plan; menu: ReactNode }

/** The tables with their people beside those who have no seat, and the panel; a phone shows one of them. */
export function SeatingRoom({ weddingId, plan, menu }: SeatingRoomProps) {
  const { room, announcement, dialog, closeDialog } = useRoom(weddingId, plan, menu)
  const drag = useSeatDrag((personId, tableId) => {
    const person = plan.people.find(({ id }) => id === personId)
    const table = plan.tables.find(({ id }) => id === tableId)
    if (!person || !table || person.tableId === table.id) return
    if (freeSeats(table, plan.people) > 0) room.onSeatAt([person], table)
    else room.onSeat([person])
  })
  return (
    <>
      <ByMedia query="(width < 64rem)">
        {(isNarrow) => (isNarrow ? <NarrowRoom room={room} /> : <WideRoom room={room} drag={drag} />)}
      </ByMedia>
      <RoomDialogs room={room} dialog={dialog} onClose={closeDialog} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

type RoomDialogsProps = { room: Room; dialog: RoomDialog | null; onClose: () => void }

function RoomDialogs({ room, dialog, onClose }: RoomDialogsProps) {
  const { plan, actions } = room
  const dialogs = useOpenedPart(seatingDialogs, dialog !== null, onClose)
  if (!dialogs || !dialog) return null
  if (dialog.kind === 'seat')
    return <dialogs.SeatDialog people={dialog.people} plan={plan} actions={actions} onClose={onClose} />
  if (dialog.kind === 'fill')
    return <dialogs.FillDialog room={room} tableId={dialog.table.id} onClose={onClose} />
  const waiting = plan.people.filter(({ comes, tableId }) => comes && tableId === null).length
  return (
    <dialogs.TableDialog
      table={dialog.table}
      tables={plan.tables}
      waiting={waiting}
      actions={actions}
      onClose={onClose}
    />
  )
}
