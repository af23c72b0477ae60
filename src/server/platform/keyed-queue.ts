/** How many tasks run at once and wait for it, in all and for each key. */
type QueueLimits = { running: number; runningPerKey: number; waiting: number; waitingPerKey: number }

/** Thrown when too many wait already, before the task has begun. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Line = { running: number; waiting: (() => void)[] }

/**
 * Lets tasks run a few at a time, and few of the same key, so that those of one wedding, which wait for
 * one another's locks, wait here instead of on the connections that all others need. Keys take turns: a
 * long line of one does not hold up the others.
 */
export class KeyedQueue {
  readonly #limits: QueueLimits
  /** In the order in which their next task comes. */
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Runs the task when its turn comes. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    await this.#enter(key)
    try {
      return await task()
    } finally {
      this.#leave(key)
    }
  }

  /** Throws `QueueFull` when a task of the key could not even wait. */
  assertRoom(key: string): void {
    const line = this.#lines.get(key)
    if (this.#canRun(line)) return
    const { waiting, waitingPerKey } = this.#limits
    if (this.#waiting >= waiting || (line?.waiting.length ?? 0) >= waitingPerKey) throw new QueueFull()
  }

  #enter(key: string): Promise<void> | undefined {
    this.assertRoom(key)
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] }
    this.#lines.set(key, line)
    if (this.#canRun(line) && line.waiting.length === 0) {
      this.#start(line)
      return
    }
    this.#waiting += 1
    return new Promise((resolve) => line.waiting.push(resolve))
  }

  #canRun(line: Line | undefined): boolean {
    return this.#running < this.#limits.running && (line?.running ?? 0) < this.#limits.runningPerKey
  }

  #start(line: Line): void {
    line.running += 1
    this.#running += 1
  }

  #leave(key: string): void {
    const line = this.#lines.get(key)!
    line.running -= 1
    this.#running -= 1
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key)
    this.#callNext()
  }

  #callNext(): void {
    for (const [key, line] of this.#lines) {
      if (line.waiting.length === 0 || !this.#canRun(line)) continue
      this.#waiting -= 1
      this.#start(line)
      this.#lines.delete(key)
      this.#lines.set(key, line)
      line.waiting.shift()!()
      return
    }
  }
}
