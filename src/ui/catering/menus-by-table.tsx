import type { EventCounts } from '#domain/catering/catering.ts'
import type { CountChange } from '#domain/catering/catering-changes.ts'
import type { TableCounts } from '#domain/catering/catering-tables.ts'
import { isSameTable } from '#domain/catering/catering-tables.ts'
import { cx } from '../class-names.ts'
import { menuLabel } from './catering-words.ts'
import { Changed } from './changed.tsx'
import type { PaperSheet } from './paper-sheet.ts'

/** More than fit side by side on a phone. */
const MANY_MENUS = 3

/** How many of each menu go to each table; a number that is another since the version sent is marked. */
export function MenusByTable({ sheet: { events, menus, changes } }: { sheet: PaperSheet }) {
  return events
    .filter(({ seating }) => seating && seating.tables.length > 0)
    .map((event) => (
      <section
        key={event.eventId}
        aria-label={events.length > 1 ? `Menús por mesa, ${event.name}` : 'Menús por mesa'}
        // Many menus scroll sideways, which the keyboard does from here.
        tabIndex={event.menus.length > MANY_MENUS ? 0 : undefined}
        className="mt-10 scroll-row"
      >
        <h2 className="text-2xl">
          Menús, por mesa
          {events.length > 1 && <span className="text-ink-2">, {event.name}</span>}
        </h2>
        <TableOfMenus
          event={event}
          menus={menus}
          changes={(changes?.counts ?? []).filter(({ eventId }) => eventId === event.eventId)}
        />
      </section>
    ))
}

type TableOfMenusProps = { event: EventCounts; menus: PaperSheet['menus']; changes: readonly CountChange[] }

const HEAD = 'py-2 align-bottom font-normal text-ink-2'

function TableOfMenus({ event, menus, changes }: TableOfMenusProps) {
  const columns = columnsOf(event, menus)
  return (
    <table className="mt-3 w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={cx(HEAD, 'text-left')}>
            Mesa
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={cx(HEAD, 'pl-4 text-right')}>
              {label}
            </th>
          ))}
          <th scope="col" className={'py-2 pl-4 text-right align-bottom font-semibold'}>
            Personas
          </th>
        </tr>
      </thead>
      <tbody>
        {event.seating!.tables.map((table) => (
          <tr
            key={`${table.number} ${table.name}`}
            className="break-inside-avoid border-b border-line align-baseline"
          >
            <th scope="row" className="py-1.5 text-left font-normal">
              <span className="serif text-xl">{table.number}</span>
              {table.name && (
                <span className="pl-2 wrap-anywhere text-ink-2 max-md:sr-only">{table.name}</span>
              )}
            </th>
            {columns.map(({ key }) => (
              <td key={key} className="py-1.5 pl-3 text-right tabular-nums">
                <MenuNumber table={table} menu={key} changes={changes} />
              </td>
            ))}
            <td className="py-1.5 pl-3 text-right font-semibold tabular-nums">{table.people}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type MenuNumberProps = { table: TableCounts; menu: string | null; changes: readonly CountChange[] }

function MenuNumber({ table, menu, changes }: MenuNumberProps) {
  const change = changes.find(
    ({ row }) => row.kind === 'tableMenu' && row.key === menu && isSameTable(row.table, table),
  )
  if (change) return <Changed from={change.from} to={change.to} />
  return table.menus.find(({ key }) => key === menu)?.count ?? '–'
}

/** The menus that somebody has at a table, in the order of the couple. */
function columnsOf({ menus, seating }: EventCounts, named: PaperSheet['menus']) {
  const nameOf = (key: string | null) => named.find((menu) => menu.key === key)?.name ?? null
  return menus
    .filter(({ key }) => seating!.tables.some((table) => table.menus.some((menu) => menu.key === key)))
    .map(({ key }) => ({ key, label: menuLabel(key, nameOf(key)) }))
}
