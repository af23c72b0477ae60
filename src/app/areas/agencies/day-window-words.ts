import type { AgencyWedding } from '#contract/agencies.ts'
import { MINUTE_MS } from '#domain/time/time.ts'

type Window = NonNullable<AgencyWedding['day']>

/** `Del viernes 27 a las 8:00 al domingo 29 a las 23:59`, by the clocks of the wedding: the last minute is the one before the end. */
export function dayWindowInWords({ opensAt, closesAt }: Window, timeZone: string): string {
  const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', timeZone })
  const dayOf = (instant: number) => day.format(instant).replace(',', '')
  return `Del ${dayOf(Date.parse(opensAt))} a las 8:00 al ${dayOf(Date.parse(closesAt) - MINUTE_MS)} a las 23:59`
}
