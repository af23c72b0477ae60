import { WEDDING_TIME_ZONE } from '../time/dates.ts'
import { MINUTE_MS } from '../time/time.ts'
import { clockAt } from '../time/zoned-hours.ts'

/** An instant as records write it, by the clocks of Madrid to the second: `2027-01-31T19:20:30+01:00`. */
export function recordMoment(instant: Date): string {
  const { offset } = clockAt(instant, WEDDING_TIME_ZONE)
  const shown = new Date(instant.getTime() + offset).toISOString().slice(0, 19)
  const minutes = offset / MINUTE_MS
  const two = (part: number) => String(part).padStart(2, '0')
  return `${shown}${minutes < 0 ? '-' : '+'}${two(Math.abs(Math.trunc(minutes / 60)))}:${two(Math.abs(minutes % 60))}`
}
