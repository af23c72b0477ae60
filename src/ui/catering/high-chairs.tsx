import type { EventCounts } from '#domain/catering/catering.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { PaperSheet } from './paper-sheet.ts'
import { mainSeating, tableTitle } from './table-names.ts'

/** The high chairs: of each table, or of the event while nobody sits. */
export function HighChairs({ sheet: { events } }: { sheet: PaperSheet }) {
  const needed = events.filter(({ highChairs }) => highChairs > 0)
  const babies = events.filter(({ seating }) => seating?.tables.some(hasBabies))
  if (needed.length + babies.length === 0) return null
  const isOne = events.length === 1
  const main = mainSeating({ events })
  return (
    <section aria-labelledby="tronas" className="mt-10 break-inside-avoid">
      <h2 id="tronas" className="text-2xl">
        Tronas
      </h2>
      {needed.map((event) => (
        <ul key={event.eventId} className="mt-1 flex flex-wrap gap-x-8 text-sm">
          {chairsOf(event, isOne || event.eventId === main?.eventId).map(({ key, where, count }) => (
            <li key={key} className="flex items-baseline gap-2">
              <b className="serif text-[1.75rem] font-normal">{count}</b>
              {where}
            </li>
          ))}
        </ul>
      ))}
      {babies.map((event) => (
        <p key={event.eventId} className="mt-2 text-sm text-ink-2">
          {!isOne && event.eventId !== main?.eventId && `${event.name}: `}
          {babiesLine(event)}
        </p>
      ))}
    </section>
  )
}

const hasBabies = ({ babiesWithoutMenu }: { babiesWithoutMenu: number }) => babiesWithoutMenu > 0

/** The event is named beside the tables of the others. */
function chairsOf({ name, highChairs, seating }: EventCounts, isMain: boolean) {
  const of = (where: string) => (isMain ? where : [name, where].filter(Boolean).join(', '))
  const tables = (seating?.tables ?? []).filter((table) => table.highChairs > 0)
  const nowhere = highChairs - tables.reduce((sum, table) => sum + table.highChairs, 0)
  return [
    ...tables.map((table) => ({
      key: tableTitle(table),
      where: of(`Mesa ${table.number}`),
      count: table.highChairs,
    })),
    ...(nowhere > 0 ? [{ key: '', where: of(seating ? 'Sin mesa' : ''), count: nowhere }] : []),
  ]
}

/** `2 bebés sin menú, en las mesas 6 y 7.` */
function babiesLine({ seating }: EventCounts): string {
  const tables = seating!.tables.filter(hasBabies)
  const count = tables.reduce((sum, { babiesWithoutMenu }) => sum + babiesWithoutMenu, 0)
  const where = inSpanishList(tables.map(({ number }) => String(number)))
  return `${count === 1 ? '1 bebé' : `${count} bebés`} sin menú, en ${tables.length === 1 ? 'la mesa' : 'las mesas'} ${where}.`
}
