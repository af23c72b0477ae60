import { setTimeout as delay } from 'node:timers/promises'
import PQueue from 'p-queue'

/** How many tasks run at once and wait for it, in all and for each key, and for how long it is worth waiting. */
type QueueLimits = {
  running: number
  runningPerKey: number
  waiting: number
  waitingPerKey: number
  waitingMs?: number
  /** How long a key leaves its place unused after a task that took `workedMs`; others run meanwhile. */
  rest?: (workedMs: number) => Promise<void>
}

/** How many waiting tasks are few, and for how long others give way to them. */
type Patience = { waiting: number; atMostMs: number }

/** How often those who give way look again, in milliseconds. */
const LOOK_MS = 200

/** Thrown when too many wait already, or a task has waited too long, before it has begun. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Lets tasks run a few at a time, and few of the same key, so that those of one wedding, which wait for
 * one another's locks, wait here instead of on the connections that all others need. A key has a queue of its own
 * before that of all, and only a few of its tasks stand in that one: a long line of one key does not hold up the others.
 */
export class KeyedQueue {
  readonly #limits: QueueLimits
  readonly #ofAll: PQueue
  readonly #ofKeys = new Map<string, PQueue>()
  #waiting = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
    this.#ofAll = new PQueue({ concurrency: limits.running })
  }

  /** Runs the task when its turn comes. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    this.assertRoom(key)
    const end = await this.#turn(key)
    try {
      return await task()
    } finally {
      end()
    }
  }

  /** Throws `QueueFull` when a task of the key could not even wait. */
  assertRoom(key: string): void {
    const { running, runningPerKey, waiting, waitingPerKey } = this.#limits
    const { size, pending } = this.#ofKeys.get(key) ?? { size: 0, pending: 0 }
    if (this.#ofAll.size + this.#ofAll.pending < running && pending < runningPerKey) return
    if (this.#waiting >= waiting || size >= waitingPerKey) throw new QueueFull()
  }

  /** Resolves once fewer than `waiting` tasks wait, after `atMostMs` anyway, and when the signal aborts. */
  async untilFewWait({ waiting, atMostMs }: Patience, signal: AbortSignal): Promise<void> {
    const latest = performance.now() + atMostMs
    while (this.#waiting >= waiting && performance.now() < latest && !signal.aborted)
      await delay(LOOK_MS, undefined, { signal, ref: false }).catch(() => {})
  }

  /**
   * Gives the function that ends the turn. The queue does not run the task itself: it would do so in the asynchronous
   * context of the task before.
   */
  #turn(key: string): Promise<() => void> {
    this.#waiting += 1
    const queue = this.#ofKeys.get(key) ?? this.#openQueue(key)
    const latest = performance.now() + (this.#limits.waitingMs ?? Number.POSITIVE_INFINITY)
    return new Promise((begin, giveUp) => {
      const hold = () => {
        this.#waiting -= 1
        // Its turn comes at once when the one before has ended: none outlasts the time by more than one task.
        if (performance.now() > latest) return giveUp(new QueueFull())
        return new Promise<void>((end) => begin(end))
      }
      void queue.add(() => this.#holdAndRest(hold))
    })
  }

  async #holdAndRest(hold: () => Promise<void> | void): Promise<void> {
    const { rest } = this.#limits
    if (!rest) return void (await this.#ofAll.add(hold))
    let begunAt = 0
    await this.#ofAll.add(() => {
      begunAt = performance.now()
      return hold()
    })
    await rest(performance.now() - begunAt)
  }

  #openQueue(key: string): PQueue {
    const queue = new PQueue({ concurrency: this.#limits.runningPerKey })
    queue.on('idle', () => this.#ofKeys.delete(key))
    this.#ofKeys.set(key, queue)
    return queue
  }
}
