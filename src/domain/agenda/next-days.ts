import { type IsoDate, shiftDay, type ZonedDay } from '../time/dates.ts'

/** How many days ahead of today the dashboard looks. */
export const NEXT_DAYS = 7

/** How many items of one day the list names; the others are counted. */
export const NEXT_DAY_ITEMS = 3

/** Most lines of the list, a day of a wedding each. */
export const NEXT_DAYS_MAX = 60

/** The lines of one day of one wedding, from now on. */
export type ComingDay = ZonedDay & {
  weddingId: string
  weddingName: string
  /** Whether it is the day of the wedding itself. */
  isWeddingDay: boolean
  /** Items of the agenda that are still to come. */
  itemCount: number
  /** The first of them; `startsAt` in minutes of the day (`agenda-clock.ts`). */
  items: { id: string; title: string; startsAt: number }[]
}

/** The last day that the list reaches. */
export const lastOfNextDays = (today: IsoDate): IsoDate => shiftDay(today, NEXT_DAYS)
