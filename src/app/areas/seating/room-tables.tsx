import { LeftSeats } from './left-seats.tsx'
import { NoTables } from './no-tables.tsx'
import type { Room } from './room.ts'
import { TableCard } from './table-card.tsx'

type RoomTablesProps = { room: Room; className: string }

/** The tables by their numbers, each with its people. */
export function RoomTables({ room, className }: RoomTablesProps) {
  const { tables, people } = room.plan
  return (
    <div className={className}>
      <LeftSeats people={people} actions={room.actions} />
      {tables.length === 0 ? (
        <NoTables />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-4">
          {tables.map((table) => (
            <TableCard key={table.id} room={room} table={table} />
          ))}
        </div>
      )}
    </div>
  )
}
