import { DAY_MS } from './time.ts'
/** A calendar day as `YYYY-MM-DD`, without time or zone: the form of `event_date` (spec 3). */
export type IsoDate = string

/**
 * The zone of the platform: of its limits, of invoices and of laws, and of every wedding for which no other was chosen.
 * What belongs to the day of a wedding reads the zone of that wedding (decision 203).
 */
export const WEDDING_TIME_ZONE = 'Europe/Madrid'

/** A day on the clocks of a place: a wedding's days are those of its own zone. */
export type ZonedDay = { date: IsoDate; timeZone: string }

/** The years of every date and instant we take: far from where databases and browsers stop agreeing. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2200

/** A refused date or instant should have been this; the app has a sentence for it. */
export const DATE_REFUSED = `a date that exists, between ${FIRST_YEAR} and ${LAST_YEAR}`

/** Hours that a zone on Earth may be away from UTC. */
const OFFSET_MAX_HOURS = 14

/** Longest instant as text: a fraction of a second in more digits than these is no clock's. */
export const INSTANT_MAX = 40

const ISO_OFFSET = /[+-](\d{2}):(\d{2})$/
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

const dayFormats: Record<string, Intl.DateTimeFormat> = {}

/** The calendar day it is in a time zone at an instant. */
export function dayIn(timeZone: string, instant: Date): IsoDate {
  dayFormats[timeZone] ??= new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return dayFormats[timeZone].format(instant)
}

/** The calendar day it is in Madrid at an instant. */
export const dayInMadrid = (instant: Date): IsoDate => dayIn(WEDDING_TIME_ZONE, instant)

/** Whether the text is a day that exists, within our years. */
export function isIsoDate(text: string): boolean {
  const parts = ISO_DATE.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  if (!isOurYear(year)) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether an instant, well formed as ISO 8601, has an offset that exists and lies within our years in UTC. */
export function isOurInstant(text: string): boolean {
  const [, hours = '0', minutes = '0'] = ISO_OFFSET.exec(text) ?? []
  if (Number(hours) * 60 + Number(minutes) > OFFSET_MAX_HOURS * 60) return false
  // A text that is no instant gives NaN, which lies nowhere.
  return isOurYear(new Date(text).getUTCFullYear())
}

const isOurYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** Whole calendar days from one day to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day so many days later, or earlier when they are negative. */
export const shiftDay = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The same day of the year before; the 28th for a 29th of February. */
export function yearBefore(date: IsoDate): IsoDate {
  const before = `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before
}
