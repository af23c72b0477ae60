import CalendarDays from 'lucide-react/icons/calendar-days'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { WeekEventRow as Row, WeekEvent } from '#domain/tasks/week-events.ts'
import { zoneNote } from '#domain/time/zone-names.ts'
import { Icon } from '#ui/icon.tsx'
import { AppLink } from '../../../shared/page/app-link.tsx'
import { WeekDay } from './week-day.tsx'
import { WEEK_ROW } from './week-row.tsx'

type WeekEventRowProps = { row: Row; isDayShown: boolean }

/** A payment, a last day of answers or a day of the agenda: it is seen here and done in its wedding. */
export function WeekEventRow({ row, isDayShown }: WeekEventRowProps) {
  const { event, wedding, day, isLate } = row
  const { icon, title, figure, path } = wordsOf(event)
  return (
    <li className={WEEK_ROW}>
      <span className="grid place-items-center text-ink-3 max-md:row-span-2">
        <Icon of={icon} size="sm" />
      </span>
      <AppLink
        href={`/app/couple/${wedding.weddingId}/${path}`}
        className="min-w-0 py-1 text-ui leading-snug font-strong text-ink hover:underline max-md:self-end max-md:wrap-anywhere md:line-clamp-2"
      >
        {title}
      </AppLink>
      <AppLink
        href={`/app/couple/${wedding.weddingId}`}
        className="serif min-w-0 truncate py-1 text-lg leading-tight italic hover:underline max-md:col-start-2 max-md:self-start"
      >
        {wedding.name}
      </AppLink>
      <span className="num text-sm max-md:col-start-3 max-md:row-start-1 max-md:text-right">{figure}</span>
      <WeekDay day={day} isLate={isLate} isShown={isDayShown} lateWords="Era para el " />
    </li>
  )
}

function wordsOf(event: WeekEvent) {
  switch (event.kind) {
    case 'payment':
      return {
        icon: Wallet,
        title: [
          'Pago',
          event.concept && `de ${event.concept.toLowerCase()}`,
          `a ${event.vendorName || 'un proveedor'}`,
        ]
          .filter(Boolean)
          .join(' '),
        figure: formatEuros(event.leftCents),
        path: 'budget?view=payments',
      }
    case 'answers':
      return {
        icon: Users,
        title: 'Se cierran las respuestas',
        figure: event.families === 1 ? 'falta 1 familia' : `faltan ${event.families} familias`,
        path: 'guests',
      }
    case 'agenda':
      return {
        icon: CalendarDays,
        title: event.isWeddingDay ? 'La boda' : 'Agenda',
        figure: agendaFigure(event),
        path: 'agenda',
      }
  }
}

function agendaFigure({
  day: date,
  timeZone,
  items,
  startsAt,
}: Extract<WeekEvent, { kind: 'agenda' }>): string {
  if (startsAt === null) return 'sin agenda'
  const count = items === 1 ? '1 momento' : `${items} momentos`
  const note = zoneNote(timeZone)
  return `${count}, ${formatMinute({ date, timeZone }, startsAt)}${note ? ` (${note})` : ''}`
}
