import { ORPCError } from '@orpc/client'
import { codeOf } from '../../shared/error-messages.ts'
import { isAway } from '../away.ts'

/** A phone on a train: after this long, in milliseconds, no answer is coming. */
export const PATIENCE_MS = 20_000

/**
 * Whether another try may help. Every change can be repeated, so one that got no answer, or that came
 * too soon after others, waits for as long as it takes; one that the server fails on is tried four times.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (isAway(error) || codeOf(error) === 'TOO_MANY_REQUESTS') return true
  return failures < 3 && error instanceof ORPCError && error.status >= 500
}
