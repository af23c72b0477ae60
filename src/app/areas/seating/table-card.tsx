import { freeSeats, type SeatingPerson, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { GoneFromTable } from './panel/gone-from-table.tsx'
import { PersonName } from './person-name.tsx'
import type { Room } from './room.ts'
import { BrokenRules } from './rules/broken-rules.tsx'
import { freeInWords, tableLine, tableTitle } from './table-words.ts'

type TableCardProps = { room: Room; table: SeatingTable }

/** A table with who sits there, and who has left a seat free. */
export function TableCard({ room, table }: TableCardProps) {
  const { people } = room.plan
  const free = freeSeats(table, people)
  const seated = seatedAt(people, table.id)
  return (
    <section
      aria-label={tableTitle(table)}
      data-drop-table={table.id}
      className={cx(
        'rounded-md border bg-surface p-4 data-drop-target:border-primary data-drop-target:border-dashed',
        room.table?.id === table.id && room.tab ? 'border-primary' : 'border-line',
      )}
    >
      <PlainButton
        aria-label={`Ver la mesa ${table.number}`}
        onPress={() => room.onTable(table)}
        className="flex min-h-11 w-full items-start gap-3 text-left"
      >
        <span className="serif num text-[1.75rem] leading-none">{table.number}</span>
        <span dir="auto" className="line-clamp-3 min-w-0 flex-1 pt-1 font-strong wrap-anywhere">
          {tableLine(table)}
        </span>
        <span
          className={cx('num pt-1 text-sm', free < 0 ? 'font-strong text-danger' : 'text-ink-2')}
          title={freeInWords(free)}
        >
          {seated.length}/{table.seats}
        </span>
      </PlainButton>
      {free < 0 && <p className="mt-2 text-sm text-danger">En esta mesa {freeInWords(free)}.</p>}
      <BrokenRules sentences={room.broken.get(table.id)} />
      <GoneFromTable room={room} table={table} />
      <ul data-people className="mt-1">
        {seated.map((person) => (
          <SeatedPerson key={person.id} room={room} person={person} />
        ))}
      </ul>
    </section>
  )
}

type SeatedPersonProps = { room: Room; person: SeatingPerson }

function SeatedPerson({ room, person }: SeatedPersonProps) {
  const isViewOnly = useViewOnly()
  return (
    <li
      data-person={person.id}
      draggable={!isViewOnly}
      className={cx(
        'flex min-h-11 items-center gap-2 border-line not-last:border-b',
        (person.id === room.foundId || room.picked.ids.has(person.id)) && 'bg-primary-soft',
      )}
    >
      <span className="min-w-0 flex-1">
        <PersonName room={room} person={person} />
      </span>
      <PlainButton
        data-edits
        className="min-h-11 shrink-0 px-1 text-sm font-strong text-primary"
        aria-label={`Mover a ${person.name}`}
        onPress={() => room.onSeat([person])}
      >
        Mover
      </PlainButton>
    </li>
  )
}
