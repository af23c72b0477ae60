import { shiftDay, WEDDING_TIME_ZONE } from '../time/dates.ts'
import { HOUR_MS } from '../time/time.ts'
import { clockAt, instantOf } from '../time/zoned-hours.ts'

/** When people are answered: from Monday to Friday, in the time of Madrid. */
export const WORKING_DAY = { from: 9, to: 18 } as const

/** The instant by which so many working hours have passed. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let left = hours * HOUR_MS
  let { day } = clockAt(from, WEDDING_TIME_ZONE)
  for (;;) {
    if (isWorkingDay(day)) {
      const opens = instantOf(day, WORKING_DAY.from, WEDDING_TIME_ZONE)
      const closes = instantOf(day, WORKING_DAY.to, WEDDING_TIME_ZONE)
      const begins = from > opens ? from : opens
      const open = Math.max(0, closes.getTime() - begins.getTime())
      if (left <= open) return new Date(begins.getTime() + left)
      left -= open
    }
    day = shiftDay(day, 1)
  }
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
