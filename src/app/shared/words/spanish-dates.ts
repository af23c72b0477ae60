import { lazily } from '#domain/text/lazy.ts'
import { type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'

const day = (options: Intl.DateTimeFormatOptions) =>
  lazily(
    () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', ...options }),
  )

// A calendar day has no zone: it is read and written in the same one.
const dayWithWeekday = day({ timeZone: 'UTC', weekday: 'long' })
const weekday = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', weekday: 'long', day: 'numeric' }),
)
const dayOfInstant = day({ timeZone: WEDDING_TIME_ZONE })

const asDate = (date: IsoDate) => new Date(`${date}T00:00:00Z`)

export { dateInWords } from '#domain/time/spanish-day.ts'

/** `Sábado, 10 de abril de 2027`. */
export function fullDateInWords(date: IsoDate): string {
  const words = dayWithWeekday().format(asDate(date))
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}

/** `sábado 28`: a day of these weeks. */
export const weekdayInWords = (date: IsoDate): string => weekday().format(asDate(date)).replace(',', '')

const shortMonth = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'short' }),
)

/** `10 ene`. */
export const shortDay = (date: IsoDate): string => shortMonth().format(asDate(date))

const monthAndYear = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
)

/** `noviembre de 2026`. */
export const monthInWords = (date: IsoDate): string => monthAndYear().format(asDate(date))

/** The day of an instant in Madrid: `10 de abril de 2027`. */
export const instantInWords = (instant: string): string => dayOfInstant().format(new Date(instant))

const clock = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: WEDDING_TIME_ZONE, hour: 'numeric', minute: '2-digit' }),
)
const dayOfMonth = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeZone: WEDDING_TIME_ZONE, day: 'numeric', month: 'long' }),
)

/** The time of an instant in Madrid: `9:05`. */
export const timeInWords = (instant: string): string => clock().format(new Date(instant))

/** `hoy a las 14:32`, `el 9 de abril a la 1:05`. */
export function whenInWords(instant: Date, now: Date): string {
  return ofMomentInWords(instant, now)
    .replace(/^de hoy/, 'hoy')
    .replace(/^del /, 'el ')
}

/** Of when something is: `de hoy a las 14:32`, `del 9 de abril a la 1:05`. */
export function ofMomentInWords(instant: Date, now = new Date()): string {
  const isToday = dayOfInstant().format(instant) === dayOfInstant().format(now)
  const ofDay = isToday ? 'de hoy' : `del ${dayOfMonth().format(instant)}`
  return `${ofDay} a ${clockWithArticle(clock().format(instant))}`
}
