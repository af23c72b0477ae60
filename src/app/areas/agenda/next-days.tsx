import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMinute } from '#domain/agenda-clock.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/dates.ts'
import type { ComingDay } from '#domain/next-days.ts'
import { Button } from '#ui/button.tsx'
import { weekdayInWords } from '../../lib/spanish-dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { nextDaysQuery } from './agenda.queries.ts'

/** How many lines stand there before the others are asked for. */
const SHOWN = 5

/** The next seven days over all weddings, as a quiet list; nothing while nothing is planned. */
export function NextDays() {
  const { data: days = [] } = useQuery(nextDaysQuery)
  const today = dayInMadrid(useNow())
  const [isWhole, setWhole] = useState(false)
  if (days.length === 0) return null
  const shown = isWhole ? days : days.slice(0, SHOWN)
  return (
    <section aria-labelledby="proximos-dias" className="mt-9 max-md:mt-7">
      <h2 id="proximos-dias" className="text-d4">
        Próximos siete días
      </h2>
      <ul className="mt-2 border-t border-line">
        {shown.map((day, index) => (
          <Line
            key={`${day.weddingId} ${day.date}`}
            day={day}
            dateWords={dateFrom(today, day.date)}
            isSameDate={shown[index - 1]?.date === day.date}
          />
        ))}
      </ul>
      {shown.length < days.length && (
        <Button variant="quiet" size="sm" onPress={() => setWhole(true)} className="mt-1 -ml-2.5">
          Ver los {days.length} días con algo previsto
        </Button>
      )}
    </section>
  )
}

type LineProps = {
  day: ComingDay
  dateWords: string
  /** The line above has the date already: it is not shown again, only read out. */
  isSameDate: boolean
}

function Line({ day, dateWords, isSameDate }: LineProps) {
  return (
    <li className="relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 hover:bg-surface-hover max-md:grid-cols-1">
      <p className="text-sm text-ink-2 first-letter:uppercase">
        <time dateTime={day.date} className={isSameDate ? 'md:sr-only' : undefined}>
          {dateWords}
        </time>
      </p>
      <p className="min-w-0 wrap-anywhere">
        <Link
          to={day.itemCount > 0 ? '/app/couple/$wid/day-b' : '/app/couple/$wid'}
          params={{ wid: day.weddingId }}
          className="serif text-lg leading-tight italic after:absolute after:inset-0 hover:underline"
        >
          {day.weddingName}
        </Link>
        <span className="block text-sm text-ink-2">{planInWords(day)}</span>
      </p>
    </li>
  )
}

/** `El día de la boda: 10:00 Peluquería, 12:30 Fotos y 4 momentos más`. */
function planInWords({ date, isWeddingDay, items, itemCount }: ComingDay): string {
  const named = items.map(({ startsAt, title }) => `${formatMinute(date, startsAt)} ${title}`).join(', ')
  const more = itemCount - items.length
  const rest = more === 0 ? '' : more === 1 ? ' y un momento más' : ` y ${more} momentos más`
  if (!isWeddingDay) return named + rest
  return named ? `El día de la boda: ${named}${rest}` : 'El día de la boda'
}

function dateFrom(today: IsoDate, date: IsoDate): string {
  if (date <= today) return date === today ? 'hoy' : 'esta noche'
  return date === shiftDay(today, 1) ? 'mañana' : weekdayInWords(date)
}
