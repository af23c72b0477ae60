import { type IsoDate, shiftDay } from '../time/dates.ts'
import { instantOf } from '../time/zoned-hours.ts'
import type { WeddingDay } from '../weddings/weddings.ts'

/** From `opensAt` on, and not at `closesAt` any more. */
export type DayWindow = { opensAt: Date; closesAt: Date }

const OPENING_HOUR = 8
const [FRIDAY, SUNDAY] = [5, 0]

/**
 * When a wedding is open to those who only work on its day: from Friday at 8:00 until the end of Sunday, 23:59, as the
 * clocks of the wedding show them; a wedding on another day of the week from 8:00 of the day before to the end of the day
 * after it. Without a date there is none.
 */
export function dayWindow({ eventDate, timeZone }: WeddingDay): DayWindow | null {
  if (eventDate === null) return null
  const [first, last] = daysAround(eventDate)
  return {
    opensAt: instantOf(first, OPENING_HOUR, timeZone),
    closesAt: instantOf(shiftDay(last, 1), 0, timeZone),
  }
}

function daysAround(day: IsoDate): [IsoDate, IsoDate] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === SUNDAY) return [shiftDay(day, -2), day]
  if (weekday >= FRIDAY!) return [shiftDay(day, FRIDAY! - weekday), shiftDay(day, 7 - weekday)]
  return [shiftDay(day, -1), shiftDay(day, 1)]
}

/** Days before and after a wedding within which its window lies. */
export const WINDOW_DAYS = 3

export const isOpen = ({ opensAt, closesAt }: DayWindow, now: Date): boolean =>
  opensAt <= now && now < closesAt
