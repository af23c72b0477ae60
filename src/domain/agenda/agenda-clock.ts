import { type IsoDate, WEDDING_TIME_ZONE } from '../time/dates.ts'
import { MINUTE_MS } from '../time/time.ts'
import { AGENDA_FIRST_MINUTE, AGENDA_LAST_MINUTE, AGENDA_MORNING } from './agenda.ts'

/**
 * A minute of an agenda day counts the minutes that really pass, and equals the clock up to midnight:
 * 1080 is 18:00, 1470 is half past midnight. In the night when the clocks change the two part, so that
 * an hour of dancing is always 60 minutes, and a delay of 15 minutes is always 15.
 */

const HOUR = 60
const DAY = 24 * HOUR

/** The European Union changes its clocks at 2:00, forward to 3:00, and at 3:00, back to 2:00. */
const FORWARD_AT = DAY + 2 * HOUR
const BACK_AT = DAY + 3 * HOUR

/** From this minute on, hours of the morning are read as those of the next day. */
const LATE_NIGHT = DAY + 5 * HOUR

/** Minutes by which the clocks change in the night after a day: 60 in spring, -60 in autumn, mostly 0. */
export function clockChange(date: IsoDate): number {
  return offsetAt(noon(date) + DAY * MINUTE_MS) - offsetAt(noon(date))
}

/** The clock's time at a minute of a day, in minutes since that day's midnight. */
export function clockAt(date: IsoDate, minute: number): number {
  const change = clockChange(date)
  const isAfter = minute >= (change > 0 ? FORWARD_AT : BACK_AT)
  return isAfter ? minute + change : minute
}

/**
 * The minute of a day at which the clock shows `clock`. A time that comes twice is its first, one that the
 * clock leaves out is an hour later.
 */
export function minuteAt(date: IsoDate, clock: number): number {
  const change = clockChange(date)
  if (change > 0) return clock >= FORWARD_AT + change ? clock - change : clock
  return change < 0 && clock >= BACK_AT ? clock - change : clock
}

/** Whether the clock shows this minute's time for the second time in the night. */
export const isRepeatedHour = (date: IsoDate, minute: number): boolean =>
  clockChange(date) < 0 && minute >= BACK_AT && minute < BACK_AT + HOUR

/** `18:30` or `0:30`: the clock at a minute of a day. */
export const formatMinute = (date: IsoDate, minute: number): string => formatClock(clockAt(date, minute))

/** `18:30` of minutes since midnight. */
export function formatClock(clock: number): string {
  const within = ((clock % DAY) + DAY) % DAY
  return `${Math.floor(within / HOUR)}:${String(within % HOUR).padStart(2, '0')}`
}

/** `18:30`, `18.30`, `1830`, `18h30`, `18` as minutes since midnight; `null` when it is no time. */
export function readClock(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s*(h|horas|hs)\.?$/, '')
  const match = /^(\d{1,2})(?:\s*[:.,h ]\s*(\d{2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 59)) return null
  return (hours % 24) * HOUR + minutes
}

/**
 * A typed time of a ceremony, in minutes since midnight: from 1:00 to 8:00 the afternoon or evening is meant, for no
 * ceremony is held at night.
 */
export const ceremonyClock = (clock: number): number =>
  clock >= HOUR && clock < 8 * HOUR ? clock + DAY / 2 : clock

/**
 * Whether a time of the clock may be meant twice: from 4:00 to 6:00 the hairdresser comes before the wedding, and the
 * last bus goes after it.
 */
export const isEarlyOrLate = (clock: number): boolean =>
  clock >= AGENDA_FIRST_MINUTE && clock < AGENDA_MORNING

/** The end of the day at which such a time is meant when nothing else is said: near to where the item stands. */
export const isEarly = (present: number | undefined, clock: number): boolean =>
  isEarlyOrLate(clock) && present !== undefined && present < clock + DAY / 2

/**
 * The minute of a day that a time of the clock means as a start: before 6:00 it is the night after, unless it is
 * `early`. An item that stands at the end of the night stays there when a time of the morning is typed.
 */
export function startMinute(
  date: IsoDate,
  clock: number,
  present?: number,
  early = isEarly(present, clock),
): number {
  if (clock < AGENDA_MORNING && !(early && isEarlyOrLate(clock))) return minuteAt(date, clock + DAY)
  if (clock < AGENDA_MORNING) return minuteAt(date, clock)
  const isNextMorning = present !== undefined && present >= LATE_NIGHT && clock + DAY <= AGENDA_LAST_MINUTE
  return minuteAt(date, isNextMorning ? clock + DAY : clock)
}

/** The minute that a time of the clock means as an end: the first such time after the start. */
export function endMinute(date: IsoDate, clock: number, startsAt: number): number {
  const first = minuteAt(date, clock)
  return first > startsAt ? first : followingDay(date, clock, startsAt)
}

function followingDay(date: IsoDate, clock: number, startsAt: number): number {
  const second = minuteAt(date, clock + DAY)
  if (second > startsAt) return second
  // In the repeated hour the same time comes once more before the next day.
  return isRepeatedHour(date, second + HOUR) && second + HOUR > startsAt
    ? second + HOUR
    : minuteAt(date, clock + 2 * DAY)
}

/** The same time of the clock on another date: it differs only around the nights when the clocks change. */
export const onDate = (minute: number, from: IsoDate, to: IsoDate): number =>
  minuteAt(to, clockAt(from, minute))

/** The instant of a minute of a day in Madrid. */
export const instantOf = (date: IsoDate, minute: number): Date =>
  new Date(noon(date) - offsetAt(noon(date)) * MINUTE_MS + (minute - 12 * HOUR) * MINUTE_MS)

/** The minute of a day that it is at an instant; it may lie before or after the day. */
export const minuteNow = (date: IsoDate, now: Date): number =>
  Math.floor((now.getTime() - instantOf(date, 0).getTime()) / MINUTE_MS)

/** A wait as its figure and unit: up to two hours in minutes, up to two days in whole hours, then in whole days. */
export function waitOf(minutes: number): { figure: number; unit: 'minutes' | 'hours' | 'days' } {
  if (minutes < 2 * HOUR) return { figure: minutes, unit: 'minutes' }
  if (minutes < 2 * DAY) return { figure: Math.floor(minutes / HOUR), unit: 'hours' }
  return { figure: Math.floor(minutes / DAY), unit: 'days' }
}

/**
 * The day that is going on at an instant: from its morning to the next one, and from 4:00 on where no night of the day
 * before is going on.
 */
export const dayAt = <Day extends { date: IsoDate }>(days: readonly Day[], now: Date): Day | undefined =>
  dayFrom(AGENDA_MORNING, days, now) ?? dayFrom(AGENDA_FIRST_MINUTE, days, now)

const dayFrom = <Day extends { date: IsoDate }>(first: number, days: readonly Day[], now: Date) =>
  days.findLast(({ date }) => {
    const minute = minuteNow(date, now)
    return minute >= first && minute < AGENDA_MORNING + DAY
  })

/** Noon of a day in UTC, which lies on the same side of a change of clocks as noon in Madrid. */
const noon = (date: IsoDate) => Date.parse(`${date}T12:00:00Z`)

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: WEDDING_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const known = new Map<number, number>()

/** How many minutes Madrid is ahead of UTC around noon of a day. */
function offsetAt(time: number): number {
  const before = known.get(time)
  if (before !== undefined) return before
  const [hours, minutes] = clock.format(time).split(':').map(Number) as [number, number]
  const offset = hours * HOUR + minutes - 12 * HOUR
  known.set(time, offset)
  return offset
}
