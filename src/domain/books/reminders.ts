import { shiftDay } from '../time/dates.ts'
import { DAY_MS } from '../time/time.ts'
import type { Account, Charge } from './books.ts'
import { inOrderOfDue, stateOf } from './ledger.ts'

/** Days before a charge is due on which it is told of. */
export const TOLD_DAYS_BEFORE = 7

/** A couple is told of its debt, and a planner of theirs, at most once in so many days. */
export const REMINDER_PAUSE_DAYS = 3

/** Days after which an overdue charge is told of by hand alone. */
export const REMINDED_OVERDUE_DAYS = 30

/** When the next reminder may go; null when it may now. */
export function pausedUntil(lastAt: Date | null, now: Date): Date | null {
  if (!lastAt) return null
  const until = new Date(lastAt.getTime() + REMINDER_PAUSE_DAYS * DAY_MS)
  return until > now ? until : null
}

/** The charges that a planner is told of: due within a week, or overdue. */
export const chargesToTell = <C extends Charge>(
  { charges, eventDate }: Account & { charges: C[] },
  today: string,
): C[] =>
  inOrderOfDue(charges, eventDate).filter((charge) => {
    const at = stateOf(charge, eventDate, today)
    return at.state === 'overdue' || (at.state === 'due' && at.days <= TOLD_DAYS_BEFORE)
  })

/**
 * The charges that a couple is reminded of by itself: a week before, once, and while they are overdue for less than a
 * month. `wasReminded` says whether a charge was told of since it came within the week.
 */
export const chargesToRemind = <C extends Charge & { remindsCouple: boolean }>(
  account: Account & { charges: C[] },
  today: string,
  wasReminded: (charge: C, since: string) => boolean,
): C[] =>
  chargesToTell(account, today).filter((charge) => {
    if (!charge.remindsCouple) return false
    const at = stateOf(charge, account.eventDate, today)
    if (at.state === 'overdue') return at.days <= REMINDED_OVERDUE_DAYS
    return at.state === 'due' && !wasReminded(charge, weekBefore(at.due))
  })

const weekBefore = (day: string) => shiftDay(day, -TOLD_DAYS_BEFORE)

/** Mails with a link that a planner sends in an hour. */
export const BOOK_MAILS_PER_HOUR = 60
