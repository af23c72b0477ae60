import { clockIn } from '#domain/time/clock-in.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'

/** When a list that a phone keeps was last that of the server: `a las 18:42`, of another day `el 12 de junio a la 1:05`. */
export function listTime(timeZone: string, at: number, now: number): string {
  const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone })
  const time = `a ${clockWithArticle(clockIn(timeZone, at))}`
  return day.format(at) === day.format(now) ? time : `el ${day.format(at)} ${time}`
}
