import { dayIn, daysBetween, type IsoDate } from '../time/dates.ts'

/** Longest wedding name, in characters. */
export const WEDDING_NAME_MAX = 120

/** How long who deleted a wedding can take it back, in days; then it is gone with its files. */
export const DELETED_WEDDING_DAYS = 7

/** `pending` = 'Pendiente', `ongoing` = 'En marcha', `completed` = 'Completada'. */
export type WeddingStatus = 'ongoing' | 'pending' | 'completed'

/** The day of a wedding and the zone whose midnights begin and end it: nothing tells whether it is today without both. */
export type WeddingDay = { eventDate: IsoDate | null; timeZone: string }

/** The day that it is at the wedding. */
export const todayAt = ({ timeZone }: Pick<WeddingDay, 'timeZone'>, now: Date): IsoDate =>
  dayIn(timeZone, now)

/** Whole days until the wedding, counted in its zone; 0 on the day itself, negative after it, `null` without a date. */
export const daysLeft = (wedding: WeddingDay, now: Date): number | null =>
  wedding.eventDate === null ? null : daysBetween(todayAt(wedding, now), wedding.eventDate)

/** The status derived from the date (spec 4): no date pending, days left >= 0 ongoing, else completed. */
export const weddingStatus = (wedding: WeddingDay, now: Date): WeddingStatus =>
  statusOn(wedding.eventDate, todayAt(wedding, now))

/** The same on a day that is known. */
export function statusOn(eventDate: IsoDate | null, today: IsoDate): WeddingStatus {
  if (eventDate === null) return 'pending'
  return eventDate >= today ? 'ongoing' : 'completed'
}
