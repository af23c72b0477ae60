import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { useIdle } from '../../shared/page/use-idle.ts'
import { handsPart } from './held/loaded-hands.ts'
import { seatingDialogs } from './loaded-dialogs.ts'
import { NarrowRoom } from './narrow-room.tsx'
import type { Room } from './room.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { type RoomDialog, type RoomExtras, useRoom } from './use-room.ts'
import { useSeatDrag } from './use-seat-drag.ts'
import type { Plan } from './use-seating.ts'
import { WideRoom } from './wide-room.tsx'

type SeatingRoomProps = RoomExtras & { weddingId: string; plan: Plan }

/** The tables with their people beside those who have no seat, and the panel; a phone shows one of them. */
export function SeatingRoom({ weddingId, plan, ...extras }: SeatingRoomProps) {
  const { room, announcement, dialog, closeDialog } = useRoom(weddingId, plan, extras)
  const drag = useSeatDrag((ids, tableId, chair) => {
    const table = plan.tables.find(({ id }) => id === tableId)
    // Those in the hand go along with the one of them that is dragged.
    const isOfHand = ids.length === 1 && room.picked.ids.has(ids[0]!)
    const people = isOfHand ? room.picked.people : plan.people.filter(({ id }) => ids.includes(id))
    if (!table) return
    room.onSeatAt(people, table, chair)
    room.picked.release()
  })
  const hands = useLoadedPart(handsPart, useIdle())
  const onFocus = useKeptFocus()
  return (
    <div className="contents" onKeyDownCapture={room.picked.onKeyDownCapture} onFocusCapture={onFocus}>
      <ByMedia query="(width < 64rem)">
        {(isNarrow) => (isNarrow ? <NarrowRoom room={room} /> : <WideRoom room={room} drag={drag} />)}
      </ByMedia>
      <RoomDialogs room={room} dialog={dialog} onClose={closeDialog} />
      {hands && <hands.Hands room={room} chosen={dialog && 'people' in dialog ? dialog.people : []} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type RoomDialogsProps = { room: Room; dialog: RoomDialog | null; onClose: () => void }

function RoomDialogs({ room, dialog, onClose }: RoomDialogsProps) {
  const { plan, actions } = room
  const dialogs = useOpenedPart(seatingDialogs, dialog !== null, onClose)
  if (!dialogs || !dialog) return null
  if (dialog.kind === 'seat')
    return <dialogs.SeatDialog people={dialog.people} room={room} onClose={onClose} />
  if (dialog.kind === 'full')
    return (
      <dialogs.FullDialog room={room} tableId={dialog.table.id} people={dialog.people} onClose={onClose} />
    )
  if (dialog.kind === 'fill')
    return <dialogs.FillDialog room={room} tableId={dialog.table.id} chair={dialog.chair} onClose={onClose} />
  const waiting = plan.people.filter(({ comes, tableId }) => comes && tableId === null).length
  return (
    <dialogs.TableDialog
      table={dialog.table}
      plan={plan}
      waiting={waiting}
      actions={actions}
      onClose={onClose}
    />
  )
}
