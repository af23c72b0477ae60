import { instantOf, minuteAt } from '../agenda/agenda-clock.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'
import { DAY_MS } from '../time/time.ts'
import type { WeddingDay } from '../weddings/weddings.ts'
import type { InvitationSettings } from './invitation-settings.ts'

/** Planned reminders of a wedding, and how many days before the closing date they may come. */
export const REMINDERS_MAX = 6
export const REMINDER_DAYS_MAX = 90

/** The minute of the wedding's clocks at which a reminder goes: 10:00. */
const REMINDER_CLOCK = 10 * 60

/** A reminder whose time passed while nothing ran still goes within this, in milliseconds. */
const REMINDER_LATE_MS = 2 * DAY_MS

export type PlannedReminder = { day: IsoDate; at: Date }

type Plan = Pick<InvitationSettings, 'closingDate' | 'remindersOn' | 'reminderDays'> &
  Pick<WeddingDay, 'timeZone'>

/** The reminders of a plan, the earliest first; none without a closing date, or while they are switched off. */
export function plannedReminders(plan: Plan): PlannedReminder[] {
  const { closingDate, remindersOn, reminderDays, timeZone } = plan
  if (!closingDate || !remindersOn) return []
  return [...new Set(reminderDays)]
    .sort((a, b) => b - a)
    .map((days) => {
      const day = { date: shiftDay(closingDate, -days), timeZone }
      return { day: day.date, at: instantOf(day, minuteAt(day, REMINDER_CLOCK)) }
    })
}

/** The reminder that comes next; `null` when there is none to come. */
export const nextReminder = (plan: Plan, now: Date): PlannedReminder | null =>
  plannedReminders(plan).find(({ at }) => at > now) ?? null

/**
 * The reminder whose time has come: the newest of those that are not too late and came after the plan was made as
 * it is, so that a plan made three days before the closing date sends nothing at once.
 */
export const dueReminder = (plan: Plan, setAt: Date, now: Date): PlannedReminder | null =>
  plannedReminders(plan).findLast(
    ({ at }) => at > setAt && at <= now && now.getTime() - at.getTime() <= REMINDER_LATE_MS,
  ) ?? null
