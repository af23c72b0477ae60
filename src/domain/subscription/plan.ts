import { DAY_MS } from '../time/time.ts'

/** Active weddings that a planner has without paying (spec 9). */
export const FREE_WEDDINGS = 1

/** Days in which nothing changes although a payment is missing. */
export const GRACE_DAYS = 14

/** Days after which a contract made at a distance can no longer be left with the money back (RDL 1/2007, 102). */
export const WITHDRAWAL_DAYS = 14

/** Days before the end of the grace on which it is said again. */
export const LAST_NOTICE_DAYS = 3

/** The states of an account's plan at Stripe. */
export const PLAN_STATUSES = ['none', 'active', 'unpaid', 'ended'] as const

export type PlanStatus = (typeof PLAN_STATUSES)[number]

export type PlanFacts = {
  status: PlanStatus
  /** When it ends because its person has cancelled it. */
  endsAt: Date | null
  /** When the payment failed, or was taken back, that is still missing. */
  unpaidSince: Date | null
  /** When an account that never had the plan was told that it needs it. */
  neededSince: Date | null
}

export const NO_PLAN: PlanFacts = { status: 'none', endsAt: null, unpaidSince: null, neededSince: null }

/**
 * How an account stands: without the plan and without need of it, with it, with it until the day for which it was
 * cancelled, within the days of grace, or beyond them.
 */
export const STANDINGS = ['free', 'active', 'ending', 'grace', 'lapsed'] as const

export type Standing = (typeof STANDINGS)[number]

/** The standing of a planner's account with so many active weddings. */
export function standingOf(plan: PlanFacts, activeWeddings: number, now: Date): Standing {
  if (plan.status === 'active' && !hasEnded(plan, now)) return plan.endsAt ? 'ending' : 'active'
  if (plan.status !== 'unpaid' && activeWeddings <= FREE_WEDDINGS) return 'free'
  const until = graceUntil(plan)
  return until && now < until ? 'grace' : 'lapsed'
}

/** Whether a planner who stands so has the plan, paid for or within the days of grace. */
export const hasPlan = (standing: Standing): boolean =>
  standing === 'active' || standing === 'ending' || standing === 'grace'

/** Whether a planner who stands so may create or join one wedding more. */
export const mayTakeAnother = (standing: Standing, activeWeddings: number): boolean =>
  activeWeddings < FREE_WEDDINGS || hasPlan(standing)

/** When the days of grace are over; `null` where none are running. */
export function graceUntil({ status, unpaidSince, neededSince }: PlanFacts): Date | null {
  const since = status === 'unpaid' ? unpaidSince : status === 'none' ? neededSince : null
  return since && daysAfter(since, GRACE_DAYS)
}

/** Until when the plan can be left with the money back. */
export const withdrawalUntil = (startedAt: Date): Date => daysAfter(startedAt, WITHDRAWAL_DAYS)

/** The end may have come before Stripe says so. */
const hasEnded = ({ endsAt }: PlanFacts, now: Date) => endsAt !== null && endsAt <= now

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)
