import { setTimeout as sleep } from 'node:timers/promises'
import { withoutSlot } from './account-slot.ts'

/** Attempts on one account from unknown clients that are answered at once; beyond them they are paced. */
const FREE_ATTEMPTS = 20

/** The distance between two attempts doubles with every 80 more, in milliseconds. */
const PACE_MIN_MS = 100
const PACE_MAX_MS = 2000
const DOUBLES_EVERY = 80

/** A client that has hardly tried yet may wait longer for its turn than one that keeps guessing. */
const WAIT_MAX_MS = 5000
const FIRST_WAIT_MAX_MS = 20_000
const FIRST_ATTEMPTS = 3

/** Delayed requests that one process holds at a time. */
const WAITING_MAX = 500

export type Attempt = {
  account: string
  /** Attempts on the account from unknown clients, this one included. */
  ofAccount: number
  /** Attempts on the account from this client, this one included. */
  ofClient: number
}

/**
 * Spreads the attempts on an account in time instead of refusing them: strangers in many clients slow one
 * another down and cannot lock the account. Waits in memory only, without a database connection or a slot.
 */
export class AttemptPacing {
  readonly #nextAt = new Map<string, number>()
  #waiting = 0

  /** Waits for the attempt's turn; gives the seconds after which to try again when too many are waiting. */
  async wait(attempt: Attempt): Promise<number | null> {
    const pace = paceOf(attempt.ofAccount)
    if (pace === 0) return null
    const now = performance.now()
    const at = Math.max(now, this.#nextAt.get(attempt.account) ?? 0)
    const wait = at - now
    const isTooLong = wait > (attempt.ofClient <= FIRST_ATTEMPTS ? FIRST_WAIT_MAX_MS : WAIT_MAX_MS)
    if (isTooLong || this.#waiting >= WAITING_MAX) return Math.max(1, Math.ceil(wait / 1000))
    this.#forgetPast(now)
    this.#nextAt.set(attempt.account, at + pace)
    this.#waiting += 1
    try {
      await withoutSlot(() => sleep(wait))
      return null
    } finally {
      this.#waiting -= 1
    }
  }

  #forgetPast(now: number): void {
    for (const [account, at] of this.#nextAt) if (at < now) this.#nextAt.delete(account)
  }
}

/** Milliseconds between two attempts once so many were made; 0 when they need not wait. */
function paceOf(attempts: number): number {
  if (attempts <= FREE_ATTEMPTS) return 0
  return Math.min(PACE_MAX_MS, PACE_MIN_MS * 2 ** Math.floor((attempts - FREE_ATTEMPTS - 1) / DOUBLES_EVERY))
}
