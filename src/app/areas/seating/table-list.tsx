import { freeSeats, type SeatingTable, seatedAt } from '#domain/seating/seating.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { firstName } from '../../sync/presence/first-name.ts'
import { HolderFace } from './held/held-mark.tsx'
import { openedBy, useHolders } from './held/held-words.ts'
import { LeftSeats } from './left-seats.tsx'
import { NoTables } from './no-tables.tsx'
import type { Room } from './room.ts'
import { brokenAtTable, freeInWords, tableName, tableTitle } from './table-words.ts'

/** The tables in one column; a press opens one. */
export function TableList({ room }: { room: Room }) {
  const { tables, people } = room.plan
  if (tables.length === 0) return <NoTables room={room} />
  return (
    <>
      <LeftSeats people={people} actions={room.actions} />
      <ul aria-label="Mesas">
        {tables.map((table) => (
          <TableRow key={table.id} room={room} table={table} />
        ))}
      </ul>
    </>
  )
}

/** More names than these do not fit in the line of a phone. */
const NAMES = 6

function TableRow({ room, table }: { room: Room; table: SeatingTable }) {
  const free = freeSeats(table, room.plan.people)
  const seated = seatedAt(room.plan.people, table.id)
  const broken = room.broken.get(table.id)
  const holders = useHolders(table.id)
  const opened = openedBy(holders)
  const names = seated.slice(0, NAMES).map(({ name }) => firstName(name))
  return (
    <li data-drop-table={table.id} className="data-drop-target:bg-primary-soft">
      <PlainButton
        aria-label={`${tableTitle(table)}, ${tableName(table)}: ${seated.length} de ${table.seats}, ${freeInWords(free)}${brokenAtTable(broken)}${opened ? `. ${opened}` : ''}`}
        title={opened ?? undefined}
        onPress={() => room.onTable(table)}
        className="grid min-h-19 w-full grid-cols-[2.6rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line text-left"
      >
        <span className="serif num text-[2.125rem] leading-none">{table.number}</span>
        <span className="min-w-0">
          <span dir="auto" className="block truncate font-strong">
            {tableName(table)}
          </span>
          {broken ? (
            <span dir="auto" className="block truncate text-sm text-danger">
              {broken.join('. ')}
            </span>
          ) : (
            <span className="block truncate text-sm text-ink-3">{names.join(', ') || 'Nadie todavía'}</span>
          )}
        </span>
        <span
          className={cx(
            'num flex items-center gap-2 text-sm',
            free < 0 ? 'font-strong text-danger' : 'text-ink-2',
          )}
        >
          {holders[0] && <HolderFace holder={holders[0]} />}
          {seated.length}/{table.seats}
        </span>
      </PlainButton>
    </li>
  )
}
