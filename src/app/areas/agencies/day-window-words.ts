import { lazily } from '#domain/text/lazy.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { MINUTE_MS } from '#domain/time/time.ts'

const day = lazily(
  () => new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', timeZone: WEDDING_TIME_ZONE }),
)

const dayOf = (instant: number) => day().format(instant).replace(',', '')

/** `Del viernes 27 a las 8:00 al domingo 29 a las 23:59`: the last minute is the one before the end. */
export const dayWindowInWords = ({ opensAt, closesAt }: { opensAt: string; closesAt: string }): string =>
  `Del ${dayOf(Date.parse(opensAt))} a las 8:00 al ${dayOf(Date.parse(closesAt) - MINUTE_MS)} a las 23:59`
