import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { minuteNow } from '#domain/agenda/agenda-clock.ts'
import { itemsOfDay } from '#domain/agenda/agenda-timeline.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { agendaDaysQuery, agendaItemsQuery } from './agenda.queries.ts'
import { startText } from './timeline/item-texts.ts'

/** How many items stand on the home page. */
const SHOWN = 4

/** Shows the next lines of the agenda on the home page; nothing while there is no agenda. */
export function HomeAgenda({ weddingId }: { weddingId: string }) {
  const { data: days = [] } = useQuery(agendaDaysQuery(weddingId))
  const { data: items = [] } = useQuery(agendaItemsQuery(weddingId))
  const now = useNow()
  const coming = days.flatMap((day) => {
    const minute = minuteNow(day.date, now)
    const open = itemsOfDay(items, day.id).filter(({ isDone, time }) => !isDone && time.startsAt >= minute)
    return open.map((item) => ({ day, item }))
  })
  const [first] = coming
  if (!first) return null
  const shown = coming.filter(({ day }) => day.id === first.day.id).slice(0, SHOWN)
  return (
    <section aria-labelledby="agenda" className="mt-11">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="agenda">Agenda</h2>
        <Link to="/app/couple/$wid/day-b" params={{ wid: weddingId }} className="link py-3 text-sm">
          Ver la agenda
        </Link>
      </div>
      <p className="text-sm text-ink-3">
        {first.day.name}, {dateInWords(first.day.date)}
      </p>
      <ol className="mt-1">
        {shown.map(({ day, item }) => (
          <li
            key={item.id}
            className="grid min-h-13 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line"
          >
            <time className="serif text-[1.25rem] leading-none tabular-nums">
              {startText(day, item.time)}
            </time>
            <span className="min-w-0 font-strong wrap-anywhere">{item.title}</span>
            <span className="max-w-48 truncate text-sm text-ink-3">{item.place}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
