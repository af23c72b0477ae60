import { type IsoDate, isIsoDate, WEDDING_TIME_ZONE } from '../time/dates.ts'
import { DAY_MS, MINUTE_MS } from '../time/time.ts'
import { clockAt } from '../time/zoned-hours.ts'
import { type AppointmentTime, DAY_MINUTES, isAppointmentTime } from './appointments.ts'
import { type Reply, secondOf } from './attendees.ts'

/** The time that another calendar proposes, in the clocks of Madrid; null where it could be none of an appointment. */
export function proposedTime(begins: Date, ends: Date): AppointmentTime | null {
  const [start, end] = [madridClock(begins), madridClock(ends)]
  const days = (Date.parse(end.day) - Date.parse(start.day)) / DAY_MS
  const time = { day: start.day, startsAt: start.minute, endsAt: end.minute + days * DAY_MINUTES }
  return isIsoDate(time.day) && isAppointmentTime(time) ? time : null
}

function madridClock(instant: Date): { day: IsoDate; minute: number } {
  const { day, offset } = clockAt(instant, WEDDING_TIME_ZONE)
  return {
    day,
    minute: Math.floor((instant.getTime() + offset - Date.parse(`${day}T00:00:00Z`)) / MINUTE_MS),
  }
}

/**
 * Whether a proposal of another time is about an appointment as it was before, or no newer than the last one of the person,
 * which may have been declined since.
 */
export const isStaleProposal = (
  { sequence, stamp }: Reply,
  { toldRevision, proposedAt }: { toldRevision: number | null; proposedAt: Date | null },
): boolean => sequence !== toldRevision || (proposedAt !== null && secondOf(stamp) <= secondOf(proposedAt))
