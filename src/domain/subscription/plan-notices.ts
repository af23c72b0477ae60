import { daysAfter, graceUntil, LAST_NOTICE_DAYS, type PlanFacts, standingOf } from './plan.ts'

/** A notice by mail to an account about its plan. */
export type PlanNotice = {
  /** `unpaid`: a payment is missing; `needed`: it has weddings enough to need the plan; `ended`: the plan is over. */
  about: 'unpaid' | 'needed' | 'ended'
  stage: 'first' | 'soon' | 'over'
  /** The end of the grace, or that of the plan. */
  until: Date
}

/**
 * The notice that is due to a planner's account, once for each of its keys. Each missing payment is told at once,
 * some days before the grace ends, and when it has ended.
 */
export function noticeOf(
  plan: PlanFacts & { endedAt: Date | null },
  activeWeddings: number,
  now: Date,
): PlanNotice | null {
  const standing = standingOf(plan, activeWeddings, now)
  const until = graceUntil(plan)
  if (until && (standing === 'grace' || standing === 'lapsed')) {
    const soon = daysAfter(until, -LAST_NOTICE_DAYS)
    const stage = now >= until ? 'over' : now >= soon ? 'soon' : 'first'
    return { about: plan.status === 'unpaid' ? 'unpaid' : 'needed', stage, until }
  }
  if (plan.status === 'ended' && plan.endedAt) return { about: 'ended', stage: 'over', until: plan.endedAt }
  return null
}

/** The key that distinguishes a notice from those before it. */
export const noticeKey = ({ about, stage, until }: PlanNotice): string =>
  `${about}/${stage}/${until.toISOString()}`
