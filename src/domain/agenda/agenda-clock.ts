import { clockIn } from '../time/clock-in.ts'
import { dayIn, type ZonedDay } from '../time/dates.ts'
import { MINUTE_MS } from '../time/time.ts'
import { AGENDA_FIRST_MINUTE, AGENDA_LAST_MINUTE, AGENDA_MORNING } from './agenda.ts'

/**
 * A minute of an agenda day counts the minutes that really pass, and equals the clock up to midnight:
 * 1080 is 18:00, 1470 is half past midnight. In the night when the clocks change the two part, so that
 * an hour of dancing is always 60 minutes, and a delay of 15 minutes is always 15. The clocks are those of the
 * wedding's own zone, which a day brings along.
 */

const HOUR = 60
const DAY = 24 * HOUR

/** From this minute on, hours of the morning are read as those of the next day. */
const LATE_NIGHT = DAY + 5 * HOUR

/** A change of the clocks: the minute of the day at which it comes, and the minutes by which they change. */
type ClockChange = { at: number; by: number }

/** The change of the clocks in the night after a day: by 60 minutes in spring, by -60 in autumn, mostly none. */
export function clockChange(day: ZonedDay): ClockChange | null {
  const key = `${day.timeZone} ${day.date}`
  const known = knownChanges.get(key)
  if (known !== undefined) return known
  const [before, after] = [offsetAt(day, 12 * HOUR), offsetAt(day, 12 * HOUR + DAY)]
  const change = before === after ? null : { at: minuteOfChange(day, before), by: after - before }
  knownChanges.set(key, change)
  return change
}

const knownChanges = new Map<string, ClockChange | null>()

/** Halves the time from noon to noon until it holds the minute at which the offset is another one. */
function minuteOfChange(day: ZonedDay, before: number): number {
  let [last, first] = [0, DAY]
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2)
    if (offsetAt(day, 12 * HOUR + middle) === before) last = middle
    else first = middle
  }
  // Counted from noon UTC, which the clocks of the day showed at their offset.
  return 12 * HOUR + before + first
}

/** Any day whose night does not change the clocks, for an item of a day that is gone. */
export const UNCHANGED_CLOCK: ZonedDay = { date: '2027-01-01', timeZone: 'UTC' }

/** The clock's time at a minute of a day, in minutes since that day's midnight. */
export function clockAt(day: ZonedDay, minute: number): number {
  const change = clockChange(day)
  return change && minute >= change.at ? minute + change.by : minute
}

/**
 * The minute of a day at which the clock shows `clock`. A time that comes twice is its first, one that the
 * clock leaves out is as much later as the clock leaves out.
 */
export function minuteAt(day: ZonedDay, clock: number): number {
  const change = clockChange(day)
  if (!change) return clock
  return clock >= change.at + Math.max(change.by, 0) ? clock - change.by : clock
}

/** Whether the clock shows this minute's time for the second time in the night. */
export function isRepeatedHour(day: ZonedDay, minute: number): boolean {
  const change = clockChange(day)
  return change !== null && change.by < 0 && minute >= change.at && minute < change.at - change.by
}

/** `18:30` or `0:30`: the clock at a minute of a day. */
export const formatMinute = (day: ZonedDay, minute: number): string => formatClock(clockAt(day, minute))

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
  day: ZonedDay,
  clock: number,
  present?: number,
  early = isEarly(present, clock),
): number {
  if (clock < AGENDA_MORNING && !(early && isEarlyOrLate(clock))) return minuteAt(day, clock + DAY)
  if (clock < AGENDA_MORNING) return minuteAt(day, clock)
  const isNextMorning = present !== undefined && present >= LATE_NIGHT && clock + DAY <= AGENDA_LAST_MINUTE
  return minuteAt(day, isNextMorning ? clock + DAY : clock)
}

/** The minute that a time of the clock means as an end: the first such time after the start. */
export function endMinute(day: ZonedDay, clock: number, startsAt: number): number {
  const first = minuteAt(day, clock)
  return first > startsAt ? first : followingDay(day, clock, startsAt)
}

function followingDay(day: ZonedDay, clock: number, startsAt: number): number {
  const second = minuteAt(day, clock + DAY)
  if (second > startsAt) return second
  // In the repeated hour the same time comes once more before the next day.
  return isRepeatedHour(day, second + HOUR) && second + HOUR > startsAt
    ? second + HOUR
    : minuteAt(day, clock + 2 * DAY)
}

/** The same time of the clock on another day: it differs only around the nights when the clocks change. */
export const onDate = (minute: number, from: ZonedDay, to: ZonedDay): number =>
  minuteAt(to, clockAt(from, minute))

/** The instant of a minute of a day. */
export const instantOf = (day: ZonedDay, minute: number): Date =>
  new Date(noonOf(day) + (minute - offsetAt(day, 12 * HOUR) - 12 * HOUR) * MINUTE_MS)

/** The minute of a day that it is at an instant; it may lie before or after the day. */
export const minuteNow = (day: ZonedDay, now: Date): number =>
  Math.floor((now.getTime() - instantOf(day, 0).getTime()) / MINUTE_MS)

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
export const dayAt = <Day extends ZonedDay>(days: readonly Day[], now: Date): Day | undefined =>
  dayFrom(AGENDA_MORNING, days, now) ?? dayFrom(AGENDA_FIRST_MINUTE, days, now)

const dayFrom = <Day extends ZonedDay>(first: number, days: readonly Day[], now: Date) =>
  days.findLast((day) => {
    const minute = minuteNow(day, now)
    return minute >= first && minute < AGENDA_MORNING + DAY
  })

/** Noon of a day in UTC, which lies on the same side of a change of clocks as the day itself, in every zone. */
const noonOf = ({ date }: ZonedDay) => Date.parse(`${date}T12:00:00Z`)

const knownOffsets = new Map<string, number>()

/** How many minutes the zone of a day is ahead of UTC, so many minutes after the midnight of UTC that begins its date. */
function offsetAt(day: ZonedDay, minutes: number): number {
  const time = noonOf(day) + (minutes - 12 * HOUR) * MINUTE_MS
  const key = `${day.timeZone} ${time}`
  const known = knownOffsets.get(key)
  if (known !== undefined) return known
  const at = new Date(time)
  const midnight = Date.parse(`${dayIn(day.timeZone, at)}T00:00:00Z`)
  const offset = (midnight - time) / MINUTE_MS + readClock(clockIn(day.timeZone, at))!
  knownOffsets.set(key, offset)
  return offset
}
