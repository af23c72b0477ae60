import type { KeyboardEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import { KeysLegend } from './keys-legend.tsx'
import { SeatingPanel } from './panel/seating-panel.tsx'
import { BAR, PickedBar } from './picked-bar.tsx'
import { RoomMiddle } from './room/room-middle.tsx'
import type { Room } from './room.ts'
import { RoomHeader } from './room-header.tsx'
import type { SeatDrag } from './use-seat-drag.ts'
import { WithoutSeat } from './without-seat.tsx'

type WideRoomProps = { room: Room; drag: SeatDrag }

/** Three panes: those without a seat, the room, and the panel, which lies over the room where there is little width. */
export function WideRoom({ room, drag }: WideRoomProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isHere = event.currentTarget.contains(event.target as Node)
    if (event.key === 'Escape' && isHere && room.tab && !event.defaultPrevented) room.onClosePanel()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel wherever the focus is
    <div data-panes onKeyDown={onKeyDown} className={cx(PANES, room.tab && WITH_PANEL)} {...drag}>
      <WithoutSeat
        room={room}
        className="flex min-h-0 flex-col border-r border-line"
        footer={
          room.picked.people.length > 0 ? (
            <PickedBar room={room} className={cx(BAR, 'mx-3 mb-3')} />
          ) : (
            <KeysLegend />
          )
        }
      />
      <section aria-labelledby="seating" className="flex min-h-0 min-w-0 flex-col bg-surface-2">
        <RoomHeader room={room} />
        <div className="px-6 empty:hidden">{room.notice}</div>
        <RoomMiddle room={room} />
      </section>
      <SeatingPanel room={room} isSheet={false} />
    </div>
  )
}

const PANES =
  'relative grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)]'

const WITH_PANEL = 'xl:grid-cols-[17.5rem_minmax(0,1fr)_25rem]'
