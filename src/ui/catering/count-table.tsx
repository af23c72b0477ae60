import { coversOf, type EventCounts } from '#domain/catering/catering.ts'
import { cx } from '../class-names.ts'
import { menuLabel } from './catering-words.ts'
import type { PaperSheet } from './paper-sheet.ts'

const AGES = [
  { label: 'Adultos', count: ({ adults }: EventCounts) => adults },
  { label: 'Niños', count: ({ children }: EventCounts) => children },
  { label: 'Bebés', count: ({ babies }: EventCounts) => babies },
]

/** How many come to each event, and how many of each menu. */
export function CountTable({ events, menus }: Pick<PaperSheet, 'events' | 'menus'>) {
  const rows = menuRows({ events, menus })
  const hasBabies = events.some(({ babiesWithoutMenu }) => babiesWithoutMenu > 0)
  return (
    <table aria-label="Personas y menús de cada evento" className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong">
          <td />
          {events.map(({ eventId, name }) => (
            <th
              key={eventId}
              scope="col"
              className={cx(
                'py-2 pl-3 text-right align-bottom wrap-anywhere',
                eventId === null ? 'font-semibold text-ink' : 'font-normal text-ink-2',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AGES.map(({ label, count }) => (
          <Row key={label} label={label} events={events} count={count} isQuiet />
        ))}
      </tbody>
      <tbody className="border-t border-line-strong">
        {rows.map(({ key, label, count }) => (
          <Row key={key} label={label} events={events} count={count} />
        ))}
        {events.some(({ staff }) => staff > 0) && (
          <Row label="Equipo y proveedores" events={events} count={({ staff }) => staff} />
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 text-left font-semibold">
            Cubiertos
          </th>
          {events.map((event) => (
            <td
              key={event.eventId}
              className="pt-2 text-right serif text-[1.75rem] leading-none tabular-nums"
            >
              {coversOf(event)}
            </td>
          ))}
        </tr>
        {hasBabies && (
          <Row label="Bebés sin menú" events={events} count={(event) => event.babiesWithoutMenu} isQuiet />
        )}
      </tfoot>
    </table>
  )
}

type RowProps = {
  label: string
  events: readonly EventCounts[]
  count: (event: EventCounts) => number
  isQuiet?: boolean
}

function Row({ label, events, count, isQuiet = false }: RowProps) {
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className={cx('py-2 text-left wrap-anywhere', isQuiet ? 'font-normal text-ink-2' : 'font-semibold')}
      >
        {label}
      </th>
      {events.map((event) => (
        <td
          key={event.eventId}
          className={cx(
            'py-2 pl-3 text-right tabular-nums',
            event.eventId === null && !isQuiet ? 'font-semibold' : 'text-ink-2',
          )}
        >
          {count(event) || '–'}
        </td>
      ))}
    </tr>
  )
}

/** The menus of all events, in the order of the couple; each event counts those that are chosen there. */
function menuRows({ events, menus }: Pick<PaperSheet, 'events' | 'menus'>) {
  const found = new Map(menus.map(({ key, name }) => [key as string | null, name as string | null]))
  for (const menu of events.flatMap((event) => event.menus)) {
    if (!found.has(menu.key)) found.set(menu.key, menu.name)
  }
  return [...found]
    .toSorted(([one], [other]) => Number(one === null) - Number(other === null))
    .map(([key, name]) => ({
      key: key ?? '',
      label: menuLabel(key, name),
      count: (event: EventCounts) => event.menus.find((menu) => menu.key === key)?.count ?? 0,
    }))
}
