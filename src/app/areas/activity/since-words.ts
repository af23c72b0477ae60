import { lazily } from '#domain/text/lazy.ts'
import { dayInMadrid, daysBetween, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

const weekday = lazily(
  () => new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone: WEDDING_TIME_ZONE }),
)
const day = lazily(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: WEDDING_TIME_ZONE }),
)

/** The words after 'desde': `hoy`, `ayer`, `el martes` of the last six days, `el 3 de noviembre` before. */
export function sinceInWords(instant: Date, now: Date): string {
  const days = daysBetween(dayInMadrid(instant), dayInMadrid(now))
  if (days <= 0) return 'hoy'
  if (days === 1) return 'ayer'
  return days < 7 ? `el ${weekday().format(instant)}` : `el ${day().format(instant)}`
}
