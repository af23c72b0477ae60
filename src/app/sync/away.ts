import { ORPCError } from '@orpc/client'
import { MINUTE_MS } from '#domain/time/time.ts'
import { CodedError, codeOf } from '../shared/error-messages.ts'

/** The server answers so while it or its database is away or overloaded, or a proxy in its place. */
const AWAY: readonly number[] = [502, 503, 504]

/** Longer than this, in milliseconds, no answer makes anything wait. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS

/**
 * Whether a failure says nothing about the request itself: no answer came, or one that says that the
 * server cannot answer now. The request can be repeated unchanged, as often as it takes.
 */
export function isAway(error: unknown): boolean {
  if (codeOf(error) === 'OFFLINE') return true
  const status = error instanceof ORPCError || error instanceof CodedError ? error.status : undefined
  return status !== undefined && AWAY.includes(status)
}

const waits = new WeakMap<object, number>()

/** Remembers the `Retry-After` header of the answer that an error came with. */
export function noteRetryAfter(error: unknown, header: string | undefined): void {
  const seconds = Number(header)
  if (typeof error !== 'object' || error === null || !header || !Number.isFinite(seconds)) return
  waits.set(error, Math.min(Math.max(0, seconds * 1000), LONGEST_WAIT_MS))
}

/** How long, in milliseconds, the server has asked to wait before the next try; 0 when it has not. */
export const retryAfterMs = (error: unknown): number =>
  (typeof error === 'object' && error !== null && waits.get(error)) || 0
