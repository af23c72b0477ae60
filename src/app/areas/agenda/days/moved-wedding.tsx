import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { daysBetween, shiftDay } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { editDay } from './day-actions.ts'

type MovedWeddingProps = {
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  items: readonly AgendaItem[]
}

/** The wedding has another date than its agenda: offers to move all days along. */
export function MovedWedding({ weddingId, eventDate, days, items }: MovedWeddingProps) {
  const wedding = days.find(({ name }) => name === 'Boda') ?? (days.length === 1 ? days[0] : undefined)
  if (!eventDate || !wedding || wedding.date === eventDate) return null
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-pendiente-bg px-4 py-3 text-sm text-pendiente-fg"
    >
      <Icon of={CalendarClock} />
      <p className="min-w-56 flex-1">
        La boda es ahora el {dateInWords(eventDate)}, y esta agenda tiene otra fecha.
      </p>
      <Button
        size="sm"
        onPress={() => {
          const by = daysBetween(wedding.date, eventDate)
          for (const day of days) editDay(weddingId, day, { date: shiftDay(day.date, by) }, items)
        }}
      >
        Mover la agenda
      </Button>
    </div>
  )
}
