import type { AgendaDay } from '#domain/agenda.ts'
import type { IsoDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/time.ts'

/** The day that is still missing: the wedding, the eve or the day after. */
export function suggestedDay(
  days: readonly AgendaDay[],
  eventDate: IsoDate | null,
): { name: string; date: IsoDate | null } {
  const base = eventDate ?? days[0]?.date
  if (!base) return { name: 'Boda', date: null }
  const candidates = [
    { name: 'Boda', date: base },
    { name: 'Preboda', date: shifted(base, -1) },
    { name: 'Tornaboda', date: shifted(base, 1) },
  ]
  const isFree = ({ date }: { date: IsoDate }) => days.every((day) => day.date !== date)
  return candidates.find(isFree) ?? { name: '', date: null }
}

/** The date so many days later. */
export const shifted = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
