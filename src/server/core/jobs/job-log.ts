import { Logger } from 'graphile-worker'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Log } from '#server/platform/log.ts'
import { outageOf } from '#server/platform/outage.ts'

/** How long the same complaint is not repeated, in milliseconds. */
const REPEAT_MS = MINUTE_MS

/**
 * The queue's messages in our log. An outage is said once when it begins and once when it is over: the queue retries
 * several times a second.
 */
export class JobLog {
  readonly #log: Log
  #isAway = false
  #last = { message: '', at: 0 }

  constructor(log: Log) {
    this.#log = log
  }

  failed(error: unknown, message: string): void {
    if (!outageOf(error)) {
      const isRepeated = message === this.#last.message && performance.now() < this.#last.at + REPEAT_MS
      if (isRepeated) return
      this.#last = { message, at: performance.now() }
      this.#log.error({ err: error }, message)
    } else if (!this.#isAway) {
      this.#isAway = true
      this.#log.warn({ err: error }, 'jobs wait for the database')
    }
  }

  works(): void {
    if (!this.#isAway) return
    this.#isAway = false
    this.#log.info('jobs go on')
  }

  /** For graphile-worker. What it says of a job repeats its payload, so only errors of the queue are kept. */
  forQueue(): Logger {
    return new Logger(() => (level, message, meta) => {
      if (level !== 'error' || meta?.['failure']) return
      const error = meta?.['error'] ?? meta?.['fatalError']
      this.failed(error ?? new Error(message), 'the job queue failed')
    })
  }
}
