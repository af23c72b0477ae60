import { setTimeout as delay } from 'node:timers/promises'
import { ORPCError } from '@orpc/client'
import { KeyedQueue, QueueFull } from '../keyed-queue.ts'
import { codeOfDatabase } from './error-code.ts'

/** PostgreSQL reports with it that a lock was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Seconds after which it is worth asking again. */
const RETRY_AFTER_SECONDS = 2

/** Imports waiting for their turn keep a list of up to two megabytes each. */
const IMPORTS_WAITING = 24
const IMPORTS_WAITING_PER_WEDDING = 8
const WRITES_WAITING = 1000
const WRITES_WAITING_PER_WEDDING = 100
/**
 * Images that have arrived wait as files on the disk. More of them may wait than arrive at once, so that none is sent
 * away after its bytes were taken.
 */
const IMAGES_RUNNING = 2
const IMAGES_RUNNING_PER_WEDDING = 1
const IMAGES_WAITING = 1000
const IMAGES_WAITING_PER_WEDDING = 200
/** A store that does not answer would make them wait for one another; the 80 of a party that arrive at once wait eight seconds. */
const IMAGES_WAITING_MS = 40_000
/** A wedding leaves the disk to others for twice as long as one of its images had it, in milliseconds up to this. */
const IMAGES_REST_MAX_MS = 120
/** A store takes seconds for 100 MB. As many may wait as images, and for as long as it takes. */
const VIDEOS_RUNNING = 2
const VIDEOS_RUNNING_PER_WEDDING = 1

export type WeddingQueues = {
  imports: KeyedQueue
  writes: KeyedQueue
  images: KeyedQueue
  videos: KeyedQueue
}

/**
 * Writes into weddings run on at most half of a process's connections, and imports on a few of them, one a wedding:
 * however many wait for one wedding's locks, the others keep connections to read with. Images that have arrived are read
 * and stored one at a time of a wedding, with a rest after each, so that a party of hundreds leaves the processor and the
 * disk to all others.
 * Videos are read among them and stored one at a time of a wedding, behind one another and not before photographs.
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
    images: new KeyedQueue({
      running: IMAGES_RUNNING,
      runningPerKey: IMAGES_RUNNING_PER_WEDDING,
      waiting: IMAGES_WAITING,
      waitingPerKey: IMAGES_WAITING_PER_WEDDING,
      waitingMs: IMAGES_WAITING_MS,
      rest: (workedMs) => delay(Math.min(2 * workedMs, IMAGES_REST_MAX_MS), undefined, { ref: false }),
    }),
    videos: new KeyedQueue({
      running: VIDEOS_RUNNING,
      runningPerKey: VIDEOS_RUNNING_PER_WEDDING,
      waiting: IMAGES_WAITING,
      waitingPerKey: IMAGES_WAITING_PER_WEDDING,
    }),
  }
}

/** The answer when the queue was full or a lock was not granted in time; nothing has been written. */
export function weddingBusy(
  error: unknown,
  reply: { headers: Record<string, string> },
): ORPCError<string, unknown> | null {
  if (!(error instanceof QueueFull) && codeOfDatabase(error) !== LOCK_NOT_AVAILABLE) return null
  reply.headers['retry-after'] = String(RETRY_AFTER_SECONDS)
  return new ORPCError('WEDDING_BUSY', {
    defined: true,
    status: 503,
    message: 'Too many changes to this wedding at once',
    data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  })
}
