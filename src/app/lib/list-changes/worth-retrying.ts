import { ORPCError } from '@orpc/client'
import { codeOf } from '../error-messages.ts'
import { currentLiveStatus } from '../live/live-status.ts'

/** A phone on a train: after this long, in milliseconds, no answer is coming. */
export const PATIENCE_MS = 20_000

/** What a proxy says for a server that is away. */
const NOBODY_THERE: readonly number[] = [502, 503, 504]

/**
 * Whether another try may help: nothing was heard, or the server stumbled. Every change can be repeated.
 * While the live stream hears nothing either, the server is away, and what it did not answer waits for it
 * as the banner says.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = error instanceof ORPCError ? error.status : null
  const isUnheard = codeOf(error) === 'OFFLINE' || (status !== null && NOBODY_THERE.includes(status))
  if (isUnheard && !currentLiveStatus().isLive) return true
  return failures < 3 && (isUnheard || (status !== null && status >= 500))
}
