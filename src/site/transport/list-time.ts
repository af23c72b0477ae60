import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

const inMadrid = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { ...options, timeZone: WEDDING_TIME_ZONE })

const clock = inMadrid({ hour: 'numeric', minute: '2-digit' })
const day = inMadrid({ day: 'numeric', month: 'long' })

/** When a list that a phone keeps was last that of the server: `a las 18:42`, of another day `el 12 de junio a la 1:05`. */
export function listTime(at: number, now: number): string {
  const hour = clock.format(at)
  const time = `${hour.startsWith('1:') ? 'a la' : 'a las'} ${hour}`
  return day.format(at) === day.format(now) ? time : `el ${day.format(at)} ${time}`
}
