import { AGENDA_MORNING, type AgendaTime } from '../agenda/agenda.ts'
import { minuteNow } from '../agenda/agenda-clock.ts'
import { happeningAt } from '../agenda/agenda-timeline.ts'
import { dayIn, type IsoDate, shiftDay, type ZonedDay } from '../time/dates.ts'
import { todayAt, type WeddingDay } from '../weddings/weddings.ts'

const DAY = 24 * 60

/** From this minute of the day before on, the page of an invitation is that of the day: 18:00 of the eve. */
const EVE = 18 * 60 - DAY

/** A day lasts until the morning after it, as in the agenda. */
const END = AGENDA_MORNING + DAY

/** A line of the agenda that the couple shows its guests; nothing of notes and of who is responsible. */
export type GuestLine = {
  id: string
  title: string
  place: string | null
  mapUrl: string | null
  time: AgendaTime
  /** The start that the guests were told before it changed, in minutes of the day; `null` where it has not. */
  toldStartsAt: number | null
  isDone: boolean
  createdAt: string
}

/** The lines of a date, in its order. */
export type GuestDay = ZonedDay & { lines: GuestLine[] }

/** Whether it is time for the page of the day, for thanks, or for neither yet, which is `null`. */
export type DayMoment = { kind: 'day'; days: GuestDay[] } | { kind: 'after' } | null

/**
 * The moment of the guests at an instant, on the clocks of the wedding: from the evening before a day until the morning after it they see
 * its lines; once the wedding is over, thanks. A second day comes in its own evening.
 */
export function dayMomentAt(wedding: WeddingDay, days: readonly GuestDay[], now: Date): DayMoment {
  const going = days.filter((day) => isTold(day, now))
  if (going.length > 0) return { kind: 'day', days: going }
  return isPast(wedding, END, now) ? { kind: 'after' } : null
}

/** Whether a minute of the wedding's own day has come. */
function isPast({ eventDate: date, timeZone }: WeddingDay, minute: number, now: Date): boolean {
  return date !== null && minuteNow({ date, timeZone }, now) >= minute
}

/** Whether guests are told the hours of a date at an instant: a change of one is news to them from then on. */
function isTold(day: ZonedDay, now: Date): boolean {
  const minute = minuteNow(day, now)
  return minute >= EVE && minute < END
}

/** The dates whose hours guests in a zone are told at an instant, in their order: today's, and that of the night before or after. */
export const datesToldAt = (timeZone: string, now: Date): IsoDate[] =>
  [-1, 0, 1]
    .map((days) => shiftDay(dayIn(timeZone, now), days))
    .filter((date) => isTold({ date, timeZone }, now))

/** Days after the wedding for which its page is there; what is kept for the kitchen has gone before. */
export const PAGE_DAYS = 60

/** The first day on which the page of a wedding is there no more. */
export const pageEndsOn = (eventDate: IsoDate): IsoDate => shiftDay(eventDate, PAGE_DAYS + 1)

/** Whether the page of a wedding has ended; that of one without a date does not. */
export const hasPageEnded = (wedding: WeddingDay, now: Date): boolean =>
  wedding.eventDate !== null && todayAt(wedding, now) >= pageEndsOn(wedding.eventDate)

/** Minutes after an answer for which its page thanks for it. */
const THANKS_MINUTES = 10

/** Whether a family has answered so lately that its page thanks it; later visits are met as the page of the wedding. */
export const isThanked = (answeredAt: string | null, now: Date): boolean =>
  answeredAt !== null && now.getTime() - Date.parse(answeredAt) < THANKS_MINUTES * 60_000

/** Days on either side of the wedding in which its guests may have a day; beyond them there is nothing to look up. */
const NEAR = 7 * DAY

/** Whether it is near enough to the wedding, or after it, for the page to be another one. */
export const isNearTheDay = (wedding: WeddingDay, now: Date): boolean => isPast(wedding, -NEAR, now)

export type LineState = 'over' | 'now' | 'next' | 'later'

/** Each line with where it stands; 'now' and 'next' are one line each at most, across the days. */
export function linesAt(days: readonly GuestDay[], now: Date) {
  let hasNow = false
  let hasNext = false
  return days.map(({ lines, ...day }) => {
    const minute = minuteNow(day, now)
    const happening = happeningAt(lines, minute)
    return {
      ...day,
      lines: lines.map((line) => {
        const isNow = !hasNow && line.id === happening.now?.id
        const isNext = !hasNext && line.id === happening.next?.id
        hasNow ||= isNow
        hasNext ||= isNext
        return { ...line, state: isNow ? 'now' : isNext ? 'next' : stateOf(line, minute) }
      }),
    } satisfies ZonedDay & { lines: (GuestLine & { state: LineState })[] }
  })
}

const stateOf = ({ isDone, time }: GuestLine, minute: number): 'over' | 'later' =>
  isDone || time.startsAt <= minute ? 'over' : 'later'
