import type { Role } from '../members/roles.ts'
import { MINUTE_MS } from '../time/time.ts'

/** As many operators as an installation may name. */
export const OPERATORS_MAX = 20

/** Rows of a list of the area that are shown at once. */
export const OPERATOR_ROWS_MAX = 200

/** Longest reason of a suspension, in characters. */
export const SUSPENSION_REASON_MAX = 1000

/** For how long the person can claim against it, in months (DSA 20). */
export const SUSPENSION_CLAIM_MONTHS = 6

/** How long an operator works after the second step before it is asked for again, in minutes. */
export const SITTING_MINUTES = 30

type Account = { email: string; emailVerified: boolean }

/** Whether an account is of an operator: one whose confirmed address the configuration names, in lower case. */
export const isOperator = ({ email, emailVerified }: Account, named: readonly string[]): boolean =>
  emailVerified && named.includes(email.toLowerCase())

/** Whether a sitting that began then goes on. */
export const isInSitting = (beganAt: Date | null, now: Date): boolean =>
  beganAt !== null && now < endOfSitting(beganAt)

export const endOfSitting = (beganAt: Date): Date => new Date(beganAt.getTime() + SITTING_MINUTES * MINUTE_MS)

/** The person of a conversation, as operators are told: a planner by the brand that is public anyway, others by no name. */
export const personInWords = (role: Role, brandName: string | null): string =>
  role === 'planner' ? brandName || 'Planner' : 'Pareja'
