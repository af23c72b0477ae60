import { chairsAt } from '#domain/seating/chairs.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { PersonAtTable } from '../panel/person-at-table.tsx'
import { FreeSeats } from '../panel/seated-list.tsx'
import type { Fare } from '../panel/use-fares.ts'
import type { Room } from '../room.ts'
import { tableTitle } from '../table-words.ts'
import { CHAIR_NUMBER, CHAIR_PLACE } from './chair-look.ts'

type DraftChairsProps = { room: Room; table: SeatingTable; fares: ReadonlyMap<string, Fare> }

/** The chairs of an ordered table as publishing the draft would have them: a draft is about tables, and leaves their order. */
export function DraftChairs({ room, table, fares }: DraftChairsProps) {
  const { taken, beyond } = chairsAt(table, room.plan.people)
  return (
    <>
      <ol data-people aria-label={`Sillas de la ${tableTitle(table).toLowerCase()}`}>
        {taken.map((person, index) =>
          person ? (
            <PersonAtTable
              key={person.id}
              room={room}
              person={person}
              fare={fares.get(person.guestId)}
              chair={index + 1}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <li key={index} className={`${CHAIR_PLACE} border-dashed text-ink-3`}>
              <span className={CHAIR_NUMBER}>{index + 1}</span>
              Libre
            </li>
          ),
        )}
        {beyond.map((person) => (
          <PersonAtTable key={person.id} room={room} person={person} fare={fares.get(person.guestId)} />
        ))}
        <FreeSeats room={room} table={table} />
      </ol>
      <p className="mt-4 text-sm text-ink-2">
        El orden se cambia fuera del borrador. Al publicar, quien no cambia de mesa se queda en su silla.
      </p>
    </>
  )
}
