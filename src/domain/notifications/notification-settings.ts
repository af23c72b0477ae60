import { WEDDING_TIME_ZONE } from '../time/dates.ts'
import { endOfHours, type Hours, lastHour } from '../time/zoned-hours.ts'

/** When mails and push come to a person. Hours are those of their time zone. */
export type DeliveryTimes = {
  timeZone: string
  summaryHour: number
  /** Null when they may come at any hour. */
  quiet: Hours | null
}

export const DEFAULT_TIMES: DeliveryTimes = { timeZone: WEDDING_TIME_ZONE, summaryHour: 9, quiet: null }

/** Lines that a mail shows; it says how many more there are. */
export const LINES_IN_MAIL = 40

/** When more wait at once, as after quiet hours, they are one push that says how many. */
export const SINGLE_PUSHES_MAX = 3

/** Devices of one person that are pushed to; one more takes the place of the oldest. */
export const PUSH_DEVICES_MAX = 10

/** A push that could not be delivered within these hours is of no use any more. */
export const PUSH_KEPT_HOURS = 24

/** The longest address of a push service, in characters. */
export const PUSH_ENDPOINT_MAX = 1000

/** When mails and push may come again; `null` when they may now. */
export const quietUntil = ({ quiet, timeZone }: DeliveryTimes, now: Date): Date | null =>
  quiet && endOfHours(now, quiet, timeZone)

/** The summary's last time: what waits since before it is due, unless a summary has gone since. */
export const lastSummaryTime = ({ summaryHour, timeZone }: DeliveryTimes, now: Date): Date =>
  lastHour(now, summaryHour, timeZone)
