import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'

/** The day that is still missing: the wedding, the eve or the day after. */
export function suggestedDay(
  days: readonly AgendaDay[],
  eventDate: IsoDate | null,
): { name: string; date: IsoDate | null } {
  const base = eventDate ?? days[0]?.date
  if (!base) return { name: 'Boda', date: null }
  const candidates = [
    { name: 'Boda', date: base },
    { name: 'Preboda', date: shiftDay(base, -1) },
    { name: 'Tornaboda', date: shiftDay(base, 1) },
  ]
  const isFree = ({ date }: { date: IsoDate }) => days.every((day) => day.date !== date)
  return candidates.find(isFree) ?? { name: '', date: null }
}
