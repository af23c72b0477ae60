import { useMutation } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { AgendaDay } from '#domain/agenda.ts'
import { daysBetween, shiftDay } from '#domain/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { dateInWords } from '../../../lib/spanish-dates.ts'
import { refreshAgenda } from '../agenda.queries.ts'

type MovedWeddingProps = { weddingId: string; eventDate: string | null; days: readonly AgendaDay[] }

/** The wedding has another date than its agenda: offers to move all days along. */
export function MovedWedding({ weddingId, eventDate, days }: MovedWeddingProps) {
  const moving = useMutation({
    mutationFn: async (by: number) => {
      for (const { id, date } of days)
        await client.agenda.days.update({ weddingId, dayId: id, date: shiftDay(date, by) })
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => refreshAgenda(weddingId),
  })
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
        isPending={moving.isPending}
        pendingLabel="Moviendo"
        onPress={() => moving.mutate(daysBetween(wedding.date, eventDate))}
      >
        Mover la agenda
      </Button>
    </div>
  )
}
