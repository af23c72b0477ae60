import { freeSeats, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Room } from '../room.ts'
import { freeSeatsTitle, tableTitle } from '../table-words.ts'
import { PersonAtTable } from './person-at-table.tsx'
import type { Fare } from './use-fares.ts'

type SeatedListProps = { room: Room; table: SeatingTable; fares: ReadonlyMap<string, Fare> }

/** The people at a table without an order, and what is free there. */
export function SeatedList({ room, table, fares }: SeatedListProps) {
  const { people } = room.plan
  return (
    <ul data-people aria-label={`En la ${tableTitle(table).toLowerCase()}`}>
      {seatedAt(people, table.id).map((person) => (
        <PersonAtTable key={person.id} room={room} person={person} fare={fares.get(person.guestId)} />
      ))}
      <FreeSeats room={room} table={table} />
    </ul>
  )
}

/** The row of a list for the seats that are free at its table; none at a full one. */
export function FreeSeats({ room, table }: Omit<SeatedListProps, 'fares'>) {
  const free = freeSeats(table, room.plan.people)
  if (free <= 0) return null
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 border-b border-dashed border-line text-ink-3">
      {freeSeatsTitle(free)}
      <PlainButton
        data-edits
        className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
        aria-label={`Sentar a alguien en la ${tableTitle(table).toLowerCase()}`}
        onPress={() => room.onFill(table)}
      >
        Sentar
      </PlainButton>
    </li>
  )
}
