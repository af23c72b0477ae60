import type { SeenChanges, SeenItem } from '#domain/agenda/agenda-seen.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { clockIn } from '#domain/time/clock-in.ts'
import { dayIn } from '#domain/time/dates.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { day, longDate, shortDate } from './sheet-words.ts'

/** The names of a sheet that is of no vendor, and of one whose vendor has no name yet. */
export const AGENDA = 'Agenda'
export const YOUR_AGENDA = 'Tu agenda'

/** The changes since the vendor last looked, a sentence each. */
export function changeSentences({ shifts, redated, placed, added, removed }: SeenChanges): string[] {
  return [
    ...shifts.map(({ minutes, items }) => {
      const by = `${Math.abs(minutes)}\u00a0min más ${minutes > 0 ? 'tarde' : 'temprano'}`
      return `${titles(items)}, ${by}.`
    }),
    ...redated.map(({ title, date }) => `${title}, ahora el ${longDate.format(day(date))}.`),
    ...placed.map(({ title, place }) => (place ? `${title}, ahora en ${place}.` : `${title}, ya sin lugar.`)),
    ...(added.length > 0 ? [`Nuevo: ${titles(added)}.`] : []),
    ...(removed.length > 0 ? [`Ya no está a tu cargo: ${titles(removed)}.`] : []),
  ]
}

/** `Banquete y recena`. */
function titles(items: readonly SeenItem[]): string {
  return inSpanishList(items.map(({ title }, index) => (index === 0 ? title : lowered(title))))
}

const lowered = (title: string) => title.charAt(0).toLocaleLowerCase('es') + title.slice(1)

/** `Cambiado por Elena a las 14:44.`, with the day when it was not today. */
export function changedBy(
  fullName: string | null,
  at: Date,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const date = dayIn(timeZone, at)
  const when = date === dayIn(timeZone, now) ? '' : ` el ${shortDate.format(day(date))}`
  const who = fullName?.trim().split(/\s+/)[0]
  return `Cambiado${who ? ` por ${who}` : ''}${when} a ${clockWithArticle(clockIn(timeZone, at))}.`
}
