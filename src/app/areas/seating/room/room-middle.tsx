import { useState } from 'react'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { LeftSeats } from '../left-seats.tsx'
import { NoTables } from '../no-tables.tsx'
import type { Room } from '../room.ts'
import { TableList } from '../table-list.tsx'
import { roomPlan } from './loaded-plan.ts'

/** The plan of the room; the tables as a list where it could not be fetched. */
export function RoomMiddle({ room }: { room: Room }) {
  const [isMissing, setMissing] = useState(false)
  const loaded = useWantedPart(roomPlan, !isMissing, () => setMissing(true))
  const { tables, people } = room.plan
  if (isMissing) {
    return (
      <div className="min-h-0 flex-1 scroll-pane px-6 pt-3 pb-20">
        <TableList room={room} />
      </div>
    )
  }
  return (
    <>
      <div className="px-6 pt-3 empty:hidden">
        <LeftSeats people={people} actions={room.actions} />
        {tables.length === 0 && <NoTables />}
      </div>
      {loaded && tables.length > 0 && <loaded.RoomPlan room={room} />}
    </>
  )
}
