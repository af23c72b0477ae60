import { instantOf, minuteAt, minuteNow } from '../../agenda/agenda-clock.ts'
import { dayIn, WEDDING_TIME_ZONE } from '../../time/dates.ts'
import type { ImportedMoment } from '../imports.ts'

/**
 * A moment by the clocks of the wedding: a calendar that gives instants was read by those of Madrid, before it was known
 * for which wedding.
 */
export function momentInZone(moment: ImportedMoment, timeZone: string): ImportedMoment {
  if (!moment.isInstant || moment.day === null || timeZone === WEDDING_TIME_ZONE) return moment
  const read = { date: moment.day, timeZone: WEDDING_TIME_ZONE }
  const instant = instantOf(read, minuteAt(read, moment.startsAt))
  const day = { date: dayIn(timeZone, instant), timeZone }
  const startsAt = minuteNow(day, instant)
  const endsAt = moment.endsAt === null ? null : startsAt + moment.endsAt - moment.startsAt
  return { ...moment, day: day.date, startsAt, endsAt }
}
