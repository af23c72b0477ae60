import { type IsoDate, shiftDay } from '../time/dates.ts'

export const APPOINTMENT_KINDS = ['visit', 'tasting', 'meeting', 'call', 'setup', 'other'] as const

export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** How many appointments a planner keeps, and how long their texts may be. */
export const APPOINTMENTS_MAX = 2000
export const APPOINTMENT_TITLE_MAX = 120
export const APPOINTMENT_PLACE_MAX = 200
export const APPOINTMENT_NOTES_MAX = 2000

/** When an appointment reminds of itself, in minutes before it: an hour, a day, a week. */
export const APPOINTMENT_REMINDERS = [60, 1440, 10_080] as const

export type AppointmentReminder = (typeof APPOINTMENT_REMINDERS)[number]

export const DAY_MINUTES = 24 * 60

/** Shortest appointment, and the step of a move, in minutes. */
export const APPOINTMENT_STEP = 15

/**
 * The day and the clocks of an appointment in Madrid, in minutes since the midnight that begins its day. An end past
 * 1440 is on the next day. Clocks and not instants are kept: 10:00 stays 10:00 in the week when the clocks change.
 */
export type AppointmentTime = { day: IsoDate; startsAt: number; endsAt: number }

/** Whether an appointment begins within its day, ends after it begins, and takes at most a day. */
export const isAppointmentTime = ({ startsAt, endsAt }: Omit<AppointmentTime, 'day'>): boolean =>
  startsAt >= 0 && startsAt < DAY_MINUTES && endsAt > startsAt && endsAt <= startsAt + DAY_MINUTES

/** The same appointment later or earlier, over midnight to the day before or after. */
export function movedBy({ day, startsAt, endsAt }: AppointmentTime, minutes: number): AppointmentTime {
  const start = startsAt + minutes
  const days = Math.floor(start / DAY_MINUTES)
  const begins = start - days * DAY_MINUTES
  return { day: shiftDay(day, days), startsAt: begins, endsAt: begins + endsAt - startsAt }
}

/** The same appointment with another end, never shorter than a step nor longer than a day. */
export function lengthenedBy({ day, startsAt, endsAt }: AppointmentTime, minutes: number): AppointmentTime {
  const shortest = Math.min(startsAt + APPOINTMENT_STEP, endsAt)
  const end = Math.min(Math.max(endsAt + minutes, shortest), startsAt + DAY_MINUTES)
  return { day, startsAt, endsAt: end }
}
