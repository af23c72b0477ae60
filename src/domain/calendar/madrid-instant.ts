import { type IsoDate, WEDDING_TIME_ZONE } from '../time/dates.ts'
import { DAY_MS, MINUTE_MS } from '../time/time.ts'
import { clockAt } from '../time/zoned-hours.ts'

/**
 * The instant at which the clocks of Madrid, or of another zone, show a minute of a day, or of the day after past 1440: the
 * first of two where the hour comes twice, an hour later where it is left out.
 */
export function madridInstant(day: IsoDate, minute: number, zone = WEDDING_TIME_ZONE): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const offsetAt = (time: number) => clockAt(new Date(time), zone).offset
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)]
  const fits = [before, after].filter((offset) => offsetAt(shown - offset) === offset)
  return new Date(shown - Math.max(...fits, ...(fits.length === 0 ? [before] : [])))
}
