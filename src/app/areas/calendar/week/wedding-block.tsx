import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { AgendaOfDay } from '#contract/appointments.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { zoneNote } from '#domain/time/zone-names.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { WeddingItem } from './week-items.ts'

/** A wedding as a block of night: its names, what its agenda says, and the way there. */
export function WeddingBlock({ item, className }: { item: WeddingItem; className?: string }) {
  const { wedding, agenda, day: date } = item
  const at = (of: AgendaOfDay, minute: number) => formatMinute({ date, timeZone: of.timeZone }, minute)
  const note = agenda && zoneNote(agenda.timeZone)
  return (
    <div
      className={cx(
        '@container flex flex-col items-start overflow-hidden rounded-paper bg-night px-3 py-3 text-xs leading-snug text-on-night-2 max-md:p-4.5',
        className,
      )}
    >
      <small className="text-[.75rem]">Boda</small>
      <em className="mt-1 mb-2.5 font-serif text-[1.625rem] leading-none text-on-night wrap-anywhere @max-[6rem]:text-base">
        {wedding.name}
      </em>
      {agenda && (
        <p className="max-md:text-sm">
          {agenda.place ?? agenda.title}, {at(agenda, agenda.startsAt)}
          <br />
          {agenda.lastPlace !== null && agenda.lastPlace !== agenda.place && `${agenda.lastPlace}, `}
          hasta las {at(agenda, agenda.endsAt)}
          {note && ` (${note})`}
        </p>
      )}
      <Link
        to="/app/couple/$wid/day-b"
        params={{ wid: wedding.id }}
        className={buttonClass({
          variant: 'on-night',
          size: 'sm',
          className: 'mt-auto max-w-full shrink-0 max-md:mt-3 @max-[6rem]:w-full @max-[6rem]:px-0',
        })}
      >
        <Icon of={ArrowRight} size="sm" className="hidden @max-[6rem]:block" />
        <span className="@max-[6rem]:sr-only">Abrir la agenda</span>
        <span className="sr-only"> de {wedding.name}</span>
      </Link>
    </div>
  )
}
