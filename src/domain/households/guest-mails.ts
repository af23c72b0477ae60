import { instantOf, minuteAt } from '../agenda/agenda-clock.ts'
import type { Rsvp } from '../guests/guests.ts'
import { isEmailAddress } from '../operation/contact.ts'
import { dayInMadrid, type IsoDate, shiftDay, WEDDING_TIME_ZONE } from '../time/dates.ts'
import { DAY_MS, MINUTE_MS } from '../time/time.ts'
import type { InvitationTimes } from './households.ts'

export const GUEST_MAIL_KINDS = ['invite', 'remind'] as const

/** The purpose of a mail that sends or recalls the invitation of a household. */
export type GuestMailKind = (typeof GUEST_MAIL_KINDS)[number]

/** A mail that a family is sent of its wedding: `date` tells the date before the invitation (decision 160). */
export const FAMILY_MAIL_KINDS = [...GUEST_MAIL_KINDS, 'date'] as const

export type FamilyMailKind = (typeof FAMILY_MAIL_KINDS)[number]

/** The purpose of a mail as it is stored: `message` is one to a group (`guest-messages.ts`). */
export const STORED_MAIL_KINDS = [...FAMILY_MAIL_KINDS, 'message'] as const

export type StoredMailKind = (typeof STORED_MAIL_KINDS)[number]

/**
 * `cancelled` is a mail that was no longer wanted when its turn came, because the household had answered. `unsure`
 * is one whose process ended while it was sent: it may have arrived, so it is not sent again by itself.
 */
export const GUEST_MAIL_STATUSES = ['waiting', 'sent', 'refused', 'stopped', 'cancelled', 'unsure'] as const

export type GuestMailStatus = (typeof GUEST_MAIL_STATUSES)[number]

/**
 * The state in which a mail waits. A kind that came later has one of its own: a process of a release that does not know
 * of the kind would take it for a reminder.
 */
export const WAITING_AS = {
  invite: 'waiting',
  remind: 'waiting',
  message: 'queued',
  date: 'pending',
} as const

/** The states of mails that are still to go. */
export const DUE_STATUSES = ['waiting', 'queued', 'pending'] as const

/** The states as they are stored. */
export const STORED_MAIL_STATUSES = [...GUEST_MAIL_STATUSES, 'queued', 'pending'] as const

/** Mails of all weddings to one domain in a minute: mail servers refuse or mark as spam what comes faster. */
export const MAILS_A_MINUTE_PER_DOMAIN = 30

/** Mails of one wedding in a day of Madrid; the others go on the days after. */
export const MAILS_A_DAY_PER_WEDDING = 500

/** The minute of the day in Madrid at which mails go on that had to wait for the next day: 9:00. */
const NEXT_DAY_CLOCK = 9 * 60

/** When mails go on that have no place in a day any more. */
export function nextMailDay(now: Date): Date {
  const day = { date: shiftDay(dayInMadrid(now), 1), timeZone: WEDDING_TIME_ZONE }
  return instantOf(day, minuteAt(day, NEXT_DAY_CLOCK))
}

/** The newest day in Madrid on which mails of a wedding went, and how many. */
export type MailDay = { day: IsoDate; sent: number }

/** How many mails of a wedding may still go today. */
export const mailsLeftToday = (newest: MailDay | null, now: Date): number =>
  Math.max(0, MAILS_A_DAY_PER_WEDDING - (newest?.day === dayInMadrid(now) ? newest.sent : 0))

/** How long a mail is tried while the server of its recipient puts it off, in milliseconds. */
export const MAIL_TRIED_MS = 3 * DAY_MS

/** A mail that has been under way for longer lost its process, in milliseconds. */
export const MAIL_LOST_MS = 10 * MINUTE_MS

/** A reminder less than so many days after another is warned of. */
export const REMINDED_RECENTLY_DAYS = 7

const RETRY_MAX_MS = 4 * 60 * MINUTE_MS

/** How long a mail waits that was put off for the nth time, in milliseconds. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(5 * MINUTE_MS * 2 ** Math.max(0, attempts - 1), RETRY_MAX_MS)

/** The address that a household is written to: its own, or the first of its people's; `null` without a usable one. */
export function mailAddressOf(own: string | null, ofPeople: readonly (string | null)[]): string | null {
  const found = own ?? ofPeople.find(Boolean) ?? null
  const address = found?.trim().toLowerCase() ?? ''
  return isEmailAddress(address) ? address : null
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Whether the invitation was not sent yet, by any way. */
export const isUnsent = (times: InvitationTimes | null): boolean =>
  !times?.sentAt && !times?.openedAt && !times?.answeredAt

/**
 * Whether a household has its invitation and somebody in it has still to answer, also when others in it have. What
 * the couple noted of a call is an answer too, so a household of which everything is known is left alone.
 */
export const isAwaited = (times: InvitationTimes | null, answers: readonly Rsvp[]): boolean =>
  !isUnsent(times) && answers.includes(null)

/** Of a household that is reminded, the people who have still to answer: a reminder speaks to them alone. */
export const awaitedOf = <Person>(people: readonly Person[], answerOf: (person: Person) => Rsvp): Person[] =>
  people.filter((person) => answerOf(person) === null)
