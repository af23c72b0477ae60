import { ORPCError } from '@orpc/client'
import { KeyedQueue, QueueFull } from '../keyed-queue.ts'

/** PostgreSQL reports with it that a lock was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Seconds after which it is worth asking again. */
const RETRY_AFTER_SECONDS = 2

/** Imports waiting for their turn keep a list of up to two megabytes each. */
const IMPORTS_WAITING = 24
const IMPORTS_WAITING_PER_WEDDING = 8
const WRITES_WAITING = 1000
const WRITES_WAITING_PER_WEDDING = 100

export type WeddingQueues = { imports: KeyedQueue; writes: KeyedQueue }

/**
 * Writes into weddings run on at most half of a process's connections, and imports on a few of them, one a wedding:
 * however many wait for one wedding's locks, the others keep connections to read with.
 */
export function createWeddingQueues(connections: number): WeddingQueues {
  const half = Math.max(1, Math.floor(connections / 2))
  return {
    imports: new KeyedQueue({
      running: Math.max(1, Math.floor(connections / 6)),
      runningPerKey: 1,
      waiting: IMPORTS_WAITING,
      waitingPerKey: IMPORTS_WAITING_PER_WEDDING,
    }),
    writes: new KeyedQueue({
      running: half,
      runningPerKey: Math.max(1, Math.floor(half / 2)),
      waiting: WRITES_WAITING,
      waitingPerKey: WRITES_WAITING_PER_WEDDING,
    }),
  }
}

/** The answer when the queue was full or a lock was not granted in time; nothing has been written. */
export function weddingBusy(
  error: unknown,
  reply: { headers: Record<string, string> },
): ORPCError<string, unknown> | null {
  if (!(error instanceof QueueFull) && codeOf(error) !== LOCK_NOT_AVAILABLE) return null
  reply.headers['retry-after'] = String(RETRY_AFTER_SECONDS)
  return new ORPCError('WEDDING_BUSY', {
    defined: true,
    status: 503,
    message: 'Too many changes to this wedding at once',
    data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  })
}

/** The code of PostgreSQL, which Drizzle wraps. */
function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return cause ? codeOf(cause) : code
}
