import CircleAlert from 'lucide-react/icons/circle-alert'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import type { Seam } from '#domain/agenda/agenda-timeline.ts'
import type { DoubleBooking } from '#domain/agenda/double-bookings.ts'
import { Icon } from '#ui/icon.tsx'
import type { People } from '../use-people.ts'
import { minutesInWords } from './minutes-in-words.ts'

/** 'Hueco de 30 min', or how long an item shares with another. */
export function seamInWords(seam: Seam<AgendaItem>): string {
  if (seam.kind === 'gap') return `Hueco de ${minutesInWords(seam.minutes)}`
  if (seam.minutes === 0) return `Durante «${seam.with.title}»`
  return `Coincide ${minutesInWords(seam.minutes)} con «${seam.with.title}»`
}

type DoubleBookingsProps = { bookings: readonly DoubleBooking<AgendaItem>[]; people: People }

/** Above the day: who is wanted in two places at once. */
export function DoubleBookings({ bookings, people }: DoubleBookingsProps) {
  return (
    <div role="status">
      {bookings.length > 0 && (
        <ul className="mt-4 grid gap-1 rounded-control bg-pendiente-bg px-4 py-3 text-sm text-pendiente-fg">
          {bookings.map(({ who, items: [first, second] }) => (
            <li key={`${first.id} ${second.id} ${JSON.stringify(who)}`} className="flex gap-2">
              <Icon of={CircleAlert} size="sm" className="mt-0.75" />
              <span>
                <b className="font-semibold">{people.find(who)?.name ?? 'La misma persona'}</b>, en dos sitios
                a la vez: {placed(first)} y {placed(second)}.
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const placed = ({ title, place }: AgendaItem) => (place ? `«${title}» (${place})` : `«${title}»`)
