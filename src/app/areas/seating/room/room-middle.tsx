import { useMemo, useState } from 'react'
import { DRAWN_SEATS_MAX, isDrawn } from '#domain/seating/seating.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { LeftSeats } from '../left-seats.tsx'
import { NoTables } from '../no-tables.tsx'
import type { Room } from '../room.ts'
import { TableList } from '../table-list.tsx'
import { roomPlan } from './loaded-plan.ts'

/** The plan of the room; the tables as a list where it could not be fetched, and in a large room until it is asked for. */
export function RoomMiddle({ room }: { room: Room }) {
  const [isMissing, setMissing] = useState(false)
  const [isAskedFor, setAskedFor] = useState(false)
  const { tables, people } = room.plan
  const isLarge = useMemo(() => !isDrawn(tables, people), [tables, people])
  const isList = isMissing || (isLarge && !isAskedFor)
  const loaded = useWantedPart(roomPlan, !isList, () => setMissing(true))
  const ofLarge = isLarge && !isMissing && (
    <p className="flex flex-wrap items-center gap-x-4 px-6 text-sm text-ink-2">
      Con más de {DRAWN_SEATS_MAX} sitios o personas, las mesas se ven mejor en una lista.
      <PlainButton className="link min-h-11" onPress={() => setAskedFor(!isAskedFor)}>
        {isAskedFor ? 'Ver la lista' : 'Dibujar el plano'}
      </PlainButton>
    </p>
  )
  if (isList) {
    return (
      <>
        {ofLarge}
        <div className="min-h-0 flex-1 scroll-pane px-6 pt-3 pb-20">
          <TableList room={room} />
        </div>
      </>
    )
  }
  return (
    <>
      {ofLarge}
      <div className="px-6 pt-3 empty:hidden">
        <LeftSeats people={people} actions={room.actions} />
        {tables.length === 0 && <NoTables room={room} />}
      </div>
      {loaded && tables.length > 0 && <loaded.RoomPlan room={room} />}
    </>
  )
}
