import { Link } from '@tanstack/react-router'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import type { ComingDay } from '#domain/agenda/next-days.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { zoneNote } from '#domain/time/zone-names.ts'

type NextDaysLineProps = {
  day: ComingDay
  dateWords: string
  /** The line above has the date already: it is not shown again, only read out. */
  isSameDate: boolean
}

export function NextDaysLine({ day, dateWords, isSameDate }: NextDaysLineProps) {
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
function planInWords({ isWeddingDay, items, itemCount, ...day }: ComingDay): string {
  const named = items.map(({ startsAt, title }) => `${formatMinute(day, startsAt)} ${title}`)
  const more = itemCount - items.length
  const rest = more === 0 ? [] : [more === 1 ? 'un momento más' : `${more} momentos más`]
  const note = items.length > 0 && zoneNote(day.timeZone)
  const plan = `${inSpanishList([...named, ...rest])}${note ? ` (${note})` : ''}`
  if (!isWeddingDay) return plan
  return plan ? `El día de la boda: ${plan}` : 'El día de la boda'
}
