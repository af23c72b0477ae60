import { useLayoutEffect, useRef } from 'react'
import { chairsAt } from '#domain/seating/chairs.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { PersonAtTable } from '../panel/person-at-table.tsx'
import type { Fare } from '../panel/use-fares.ts'
import type { Room } from '../room.ts'
import { tableTitle } from '../table-words.ts'
import { ChairRow } from './chair-row.tsx'
import { besideInWords } from './chair-words.ts'
import { EmptyChair } from './empty-chair.tsx'

type ChairListProps = { room: Room; table: SeatingTable; fares: ReadonlyMap<string, Fare> }

/** The chairs of an ordered table from the first, with who sits on each, and those for whom it is too small. */
export function ChairList({ room, table, fares }: ChairListProps) {
  const { people } = room.plan
  const { taken, beyond } = chairsAt(table, people)
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string>(undefined)
  // A row that changes its place loses the focus, which goes after the person; at the end of the list to the other button.
  useLayoutEffect(() => {
    const row = moved.current && list.current?.querySelector(`[data-person="${moved.current}"]`)
    moved.current = undefined
    if (!row || row.contains(document.activeElement)) return
    row.querySelector<HTMLElement>('[data-focus-here]:not(:disabled), button')?.focus({ preventScroll: true })
  })
  const onMove = (person: SeatingPerson, chair: number) => {
    moved.current = person.id
    room.actions.changeChair(person, table, chair, people)
  }
  return (
    <ol ref={list} data-people aria-label={`Sillas de la ${tableTitle(table).toLowerCase()}`}>
      {taken.map((person, index) =>
        person ? (
          <ChairRow
            key={person.id}
            room={room}
            table={table}
            person={person}
            chair={index + 1}
            beside={besideInWords(table, taken, index + 1)}
            fare={fares.get(person.guestId)}
            onMove={onMove}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <EmptyChair key={index} room={room} table={table} chair={index + 1} />
        ),
      )}
      {beyond.map((person) => (
        <PersonAtTable key={person.id} room={room} person={person} fare={fares.get(person.guestId)} />
      ))}
    </ol>
  )
}
