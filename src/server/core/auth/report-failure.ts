import { isAPIError } from 'better-auth/api'
import * as z from 'zod'
import type { Log } from '#server/platform/log.ts'
import { outageOf } from '#server/platform/outage.ts'
import { requestUnderWay } from './account-slot.ts'

/** Longer reasons are cut: some repeat what a provider has said. */
const REASON_MAX = 200

/**
 * Logs a failure that Better Auth reports: with the request, its path and the reason. A request that is refused, and a
 * provider that does not answer as it should, are no failure of ours; strangers provoke them as they like.
 */
export function reportFailure(log: Log, message: unknown, details: readonly unknown[]): void {
  const error = details.find((detail) => detail instanceof Error)
  // Better Auth takes some failures of the database for a refusal, but reports them here first.
  const outage = outageOf(error)
  if (outage) throw outage
  const reason = String(message || error?.message || 'unknown').slice(0, REASON_MAX)
  const line = { ...requestUnderWay(), reason }
  if (!error || isProvoked(error) || isOfProvider(line.path))
    return void log.warn(line, 'accounts: request refused')
  // Its own text may repeat what a request contained; the error goes through our serializer.
  log.error({ ...line, err: error }, 'accounts: Better Auth failed')
}

/** A state that is unknown or over, a body or a query of another shape, a refusal in so many words. */
const isProvoked = (error: Error): boolean =>
  error instanceof z.ZodError ||
  ['StateError', 'ZodError', 'SyntaxError', 'URIError'].includes(error.name) ||
  error.constructor.name === 'StateError' ||
  (isAPIError(error) && error.statusCode < 500)

/** A failure on the way back from a provider has come from there, or from the browser that was sent back. */
const isOfProvider = (path: string | undefined): boolean => path?.startsWith('/api/auth/callback/') ?? false
