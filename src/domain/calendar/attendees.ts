import type { AppointmentTime } from './appointments.ts'
import { madridInstant } from './madrid-instant.ts'

/** The answer of a person who is invited to an appointment (PARTSTAT of RFC 5545, 3.2.12). */
export const ATTENDANCES = ['needsAction', 'accepted', 'declined', 'tentative'] as const

export type Attendance = (typeof ATTENDANCES)[number]
export type AttendanceAnswer = Exclude<Attendance, 'needsAction'>

/** How many people of the wedding, and how many further addresses, an appointment invites. */
export const ATTENDEE_MEMBERS_MAX = 10
export const ATTENDEE_ADDRESSES_MAX = 10

/** How many mails about appointments a planner causes in 24 hours. Those that take an appointment back count none. */
export const APPOINTMENT_MAILS_A_DAY = 100

/** Days for which an appointment that was removed is kept, so that its people can be asked again. */
export const REMOVED_APPOINTMENT_DAYS = 30

/** The page on which a person answers, without an account. */
export const ANSWER_PATH = '/cita'

/** The message that the calendar of a person last got: to keep an appointment, or that it is cancelled. */
export type ToldMethod = 'request' | 'cancel'

type Told = {
  endedAt: Date | null
  isOverForThem?: boolean
  toldMethod: ToldMethod | null
  toldContent: string | null
}
type Place = AppointmentTime & { place: string | null }

/** The time and the place of an appointment, which people are asked about again when one of them changes. */
export const contentOf = (appointment: Place): string => `${timeOf(appointment)}\n${appointment.place ?? ''}`

/** The time and the place of which a person was told last, from `contentOf`. */
export function toldPlace(content: string): Place {
  const [time = '', ...place] = content.split('\n')
  const [day = '', startsAt, endsAt] = time.split(' ')
  return { day, startsAt: Number(startsAt), endsAt: Number(endsAt), place: place.join('\n') || null }
}

const timeOf = ({ day, startsAt, endsAt }: AppointmentTime) => `${day} ${startsAt} ${endsAt}`

/** Whether two appointments are at the same time. */
export const isSameTime = (one: AppointmentTime, other: AppointmentTime): boolean =>
  timeOf(one) === timeOf(other)

/** Whether an answer was given about another time than the present one. */
export const isOtherTime = (toldContent: string | null, time: AppointmentTime): boolean =>
  toldContent !== null && toldContent.split('\n')[0] !== timeOf(time)

/** The message that a person still has to get; null when their calendar says what is so. */
export function dueMethod(
  { endedAt, isOverForThem, toldMethod, toldContent }: Told,
  appointment: Place & { removedAt: Date | null },
): ToldMethod | null {
  if (endedAt || isOverForThem || appointment.removedAt) return toldMethod === 'request' ? 'cancel' : null
  return toldMethod === 'request' && toldContent === contentOf(appointment) ? null : 'request'
}

/** Whether an appointment has ended. */
export const isOver = ({ day, endsAt }: AppointmentTime, now: Date): boolean =>
  madridInstant(day, endsAt) <= now

/**
 * The people of an appointment after a page has changed those that it showed: whom others have added or taken off
 * meanwhile stays so.
 */
export function mergedPeople(
  stored: readonly string[],
  { from, to }: { from: readonly string[]; to: readonly string[] },
): string[] {
  const kept = stored.filter((one) => to.includes(one) || !from.includes(one))
  return [...new Set([...kept, ...to.filter((one) => !from.includes(one))])]
}

export type Reply = { sequence: number; stamp: Date }
type Asked = { toldRevision: number | null; answeredAt: Date | null }

/**
 * Whether an answer of a calendar is about an appointment as it was before, or older than the answer that is known
 * (RFC 5546, 2.1.5). Calendars count whole seconds.
 */
export function isStaleReply({ sequence, stamp }: Reply, { toldRevision, answeredAt }: Asked): boolean {
  if (toldRevision === null || sequence < toldRevision) return true
  return answeredAt !== null && secondOf(stamp) < secondOf(answeredAt)
}

/** Calendars count whole seconds. */
export const secondOf = (instant: Date) => Math.floor(instant.getTime() / 1000)
