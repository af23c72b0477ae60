import { type IsoDate, shiftDay } from './dates.ts'
import { DAY_MS, HOUR_MS } from './time.ts'

/** Whole hours of the day, as the clocks of a time zone show them, through both nights in which clocks change. */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as Intl.DateTimeFormatOptions)
  // A zone may be written in small letters and large ones; each is kept once.
  formats.set(format.resolvedOptions().timeZone, format)
  return format
}

/** Whether the text names a time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Za-z]/.test(text) && formatOf(text) !== undefined
  } catch {
    return false
  }
}

/** The clock of a zone at an instant. */
export function clockAt(instant: Date, timeZone: string): { day: IsoDate; hour: number; offset: number } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`
  const shown = Date.parse(`${day}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`)
  return { day, hour: Number(parts['hour']), offset: shown - Math.floor(instant.getTime() / 1000) * 1000 }
}

/** When the clocks show an hour of a day: the first time where it comes twice, the change itself where it is left out. */
export function instantOf(day: IsoDate, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS
  const [before, after] = [-DAY_MS, DAY_MS].map((away) => clockAt(new Date(shown + away), timeZone).offset)
  const candidates = [shown - before!, shown - after!].map((time) => new Date(time)).sort(byTime)
  const found = candidates.find((instant) => {
    const clock = clockAt(instant, timeZone)
    return clock.day === day && clock.hour === hour
  })
  return found ?? new Date(shown - before!)
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime()

/** When the clocks last showed an hour, this instant included. */
export function lastHour(now: Date, hour: number, timeZone: string): Date {
  const { day } = clockAt(now, timeZone)
  const today = instantOf(day, hour, timeZone)
  return today <= now ? today : instantOf(shiftDay(day, -1), hour, timeZone)
}

/** When the clocks show an hour next, later than this instant. */
function nextHour(now: Date, hour: number, timeZone: string): Date {
  const { day } = clockAt(now, timeZone)
  const today = instantOf(day, hour, timeZone)
  return today > now ? today : instantOf(shiftDay(day, 1), hour, timeZone)
}

/** Hours of the day from one to another, over midnight where the second is the smaller. */
export type Hours = { from: number; to: number }

/** When the hours that the clocks are within are over; `null` outside of them. */
export function endOfHours(now: Date, { from, to }: Hours, timeZone: string): Date | null {
  const { hour } = clockAt(now, timeZone)
  return isWithin({ from, to }, hour) ? nextHour(now, to, timeZone) : null
}

export const isWithin = ({ from, to }: Hours, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to
