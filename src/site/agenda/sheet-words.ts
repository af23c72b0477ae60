import { dayIn, type ZonedDay } from '#domain/time/dates.ts'
import { zoneNote } from '#domain/time/zone-names.ts'

// A calendar day has no zone: it is read and written in the same one.
const ofDay = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', ...options })

export const shortDate = ofDay({ day: 'numeric', month: 'long' })
export const longDate = ofDay({ weekday: 'long', day: 'numeric', month: 'long' })
const yearDate = ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const day = (date: string) => new Date(`${date}T12:00:00Z`)

/** `Hoy, sábado, 10 de abril`, or the date with its year; where the clocks are not those of the peninsula, that too. */
export function dateWords({ date, timeZone }: ZonedDay, now: Date): string {
  const note = zoneNote(timeZone)
  const zone = note ? ` (${note})` : ''
  if (date === dayIn(timeZone, now)) return `Hoy, ${longDate.format(day(date))}${zone}`
  const words = yearDate.format(day(date))
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1) + zone
}
