import type { PlannerRequest } from '#contract/requests.ts'
import { REMINDER_PAUSE_DAYS } from '#domain/planners/request-stages.ts'
import { DAY_MS } from '#domain/time/time.ts'

/** Whether a couple can be reminded: it is their turn, and three days have passed since they were. */
export const mayRemind = ({ email, turn, status, remindedAt }: PlannerRequest): boolean =>
  email !== null &&
  turn === 'couple' &&
  status !== 'archived' &&
  status !== 'spam' &&
  (remindedAt === null || Date.parse(remindedAt) + REMINDER_PAUSE_DAYS * DAY_MS <= Date.now())
