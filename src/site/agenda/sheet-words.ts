import { dayInMadrid, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

const inMadrid = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: WEDDING_TIME_ZONE, ...options })

export const clock = inMadrid({ hour: 'numeric', minute: '2-digit' })
export const shortDate = inMadrid({ day: 'numeric', month: 'long' })
export const longDate = inMadrid({ weekday: 'long', day: 'numeric', month: 'long' })
const yearDate = inMadrid({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const day = (date: string) => new Date(`${date}T12:00:00Z`)

/** `Hoy, sábado, 10 de abril`, or the date with its year. */
export function dateWords(date: string, now: Date): string {
  if (date === dayInMadrid(now)) return `Hoy, ${longDate.format(day(date))}`
  const words = yearDate.format(day(date))
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
