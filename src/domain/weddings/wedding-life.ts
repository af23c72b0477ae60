import { AGENDA_LAST_MINUTE, type AgendaTime } from '../agenda/agenda.ts'
import { minuteNow } from '../agenda/agenda-clock.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'
import { daysLeft, type WeddingDay } from './weddings.ts'

/** `eve` is the calendar day before the wedding in its zone; `day` ends with the last moment of the agenda. */
export type WeddingLife = 'planning' | 'eve' | 'day' | 'after'

/** Minutes of a day up to its midnight. */
const MIDNIGHT = 24 * 60

/**
 * The life that a wedding is in at an instant: each instant belongs to one. The wedding's own day lasts from 0:00 to
 * the end of its last moment, at least to midnight, and never longer than the agenda itself shows a day. `times` are
 * those of the items of that day; none are needed where the member may not see them.
 */
export function weddingLife(wedding: WeddingDay, times: readonly AgendaTime[], now: Date): WeddingLife {
  const [date, days] = [wedding.eventDate, daysLeft(wedding, now)]
  if (date === null || days === null || days > 1) return 'planning'
  if (days === 1) return 'eve'
  const minute = minuteNow({ date, timeZone: wedding.timeZone }, now)
  return days === 0 || minute < endOfDay(times) ? 'day' : 'after'
}

/** The minute of the wedding's day at which it is over. */
function endOfDay(times: readonly AgendaTime[]): number {
  const last = times.reduce((end, { startsAt, endsAt }) => Math.max(end, endsAt ?? startsAt), MIDNIGHT)
  return Math.min(last, AGENDA_LAST_MINUTE + 1)
}

/** Whether the agenda decides which life a wedding is in, or is shown in it: from the eve to the last noon of its day. */
export function isAroundDay(wedding: WeddingDay, now: Date): boolean {
  const life = weddingLife(wedding, [LONGEST], now)
  return life === 'eve' || life === 'day'
}

const LONGEST: AgendaTime = { startsAt: AGENDA_LAST_MINUTE, endsAt: AGENDA_LAST_MINUTE + 1 }

/** The days after a wedding on which 'Gracias' stands open even when all thanks are given. */
export const THANKS_OPEN_DAYS = 60

/** The day on which the health data of guests is deleted: the first that is more than so many days after the wedding. */
export const healthForgottenOn = (eventDate: IsoDate, keptDays: number): IsoDate =>
  shiftDay(eventDate, keptDays + 1)
