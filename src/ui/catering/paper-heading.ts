import { type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'

const longDay = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayAndClock = (timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
const shortDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  timeZone: WEDDING_TIME_ZONE,
})

type Where = { eventDate: IsoDate | null; place: string | null; startsAt: number | null }

/** When and where, as the head of the sheet says it. */
export function paperHeading({ eventDate, place, startsAt }: Where) {
  const time =
    startsAt === null ? null : `${Math.floor(startsAt / 60)}:${String(startsAt % 60).padStart(2, '0')}`
  return {
    date: eventDate && longDay.format(new Date(`${eventDate}T00:00:00Z`)),
    place: [place, time && `A ${clockWithArticle(time)}`].filter(Boolean).join('. ') || null,
  }
}

type Sent = { number: number; sentAt: string }

/** Of a version that was sent: `Versión 2`, `20 de marzo de 2027, 10:12`. */
export const sentHeading = ({ number, sentAt }: Sent, timeZone: string) => ({
  title: `Versión ${number}`,
  line: `Enviada el ${dayAndClock(timeZone).format(new Date(sentAt))}`,
})

/** Of the sheet as it is now, by the clocks of the wedding. */
export const presentHeading = (
  last: Sent | undefined,
  { timeZone, now }: { timeZone: string; now: Date },
) => ({
  title: last ? `Después de la versión ${last.number}` : 'Sin enviar',
  line: `Al día: ${dayAndClock(timeZone).format(now)}`,
})

/** `12 de marzo`. */
export const dayOf = (instant: string): string => shortDay.format(new Date(instant))
