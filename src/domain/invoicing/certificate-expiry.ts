import { dayInMadrid, daysBetween } from '../time/dates.ts'

/** The days before its expiry at which the planner is told of a certificate; 0 when it has expired. */
const NOTICE_DAYS = [0, 7, 30, 60] as const
export type NoticeDays = (typeof NOTICE_DAYS)[number]

/** From so many days before, the page of invoices begins with it. */
export const BANNER_DAYS = 30

/** Days, of Madrid, until a certificate expires; below zero when that day has passed. */
export const daysUntilExpiry = (expiresAt: Date, now: Date): number =>
  daysBetween(dayInMadrid(now), dayInMadrid(expiresAt))

/**
 * The notice that is due now: the nearest one, once. `told` is the last one that was given of this certificate, so that
 * notices which were missed meanwhile do not follow it.
 */
export function noticeDue(expiresAt: Date, told: number | null, now: Date): NoticeDays | null {
  const days = expiresAt <= now ? 0 : Math.max(1, daysUntilExpiry(expiresAt, now))
  const notice = NOTICE_DAYS.find((each) => days <= each)
  return notice === undefined || (told !== null && told <= notice) ? null : notice
}
