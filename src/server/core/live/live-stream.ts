import { withEventMeta } from '@orpc/server'
import type { LiveEvent } from '#contract/live.ts'

/** Events that may wait for a slow reader; beyond, one `resync` stands for them all. */
const WAITING_MAX = 200

/** One open stream: what is pushed here is what the reader iterates over. */
export class LiveStream implements AsyncIterableIterator<LiveEvent> {
  readonly #onEnd: () => void
  #waiting: LiveEvent[] = []
  #reader: ((result: IteratorResult<LiveEvent>) => void) | null = null
  #isEnded = false

  /** `onEnd` is called once, whichever side ends the stream. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  /** `id` is what the reader comes back with after a pause. */
  push(event: LiveEvent, id?: string): void {
    if (this.#isEnded) return
    const sent = id === undefined ? event : withEventMeta(event, { id })
    if (this.#reader) {
      this.#reader({ done: false, value: sent })
      this.#reader = null
      return
    }
    if (this.#waiting.length >= WAITING_MAX) this.#waiting = [{ type: 'resync' }]
    this.#waiting.push(sent)
  }

  /** Ends the stream from our side: the reader gets what waits and the reason, and nothing more. */
  close(reason: Extract<LiveEvent, { type: 'closing' }>['reason']): void {
    this.push({ type: 'closing', reason })
    this.#end()
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift()
    if (event) return Promise.resolve({ done: false, value: event })
    if (this.#isEnded) return Promise.resolve({ done: true, value: undefined })
    return new Promise((resolve) => {
      this.#reader = resolve
    })
  }

  /** The reader has gone. */
  return(): Promise<IteratorResult<LiveEvent>> {
    this.#waiting = []
    this.#end()
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator]() {
    return this
  }

  #end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#reader?.({ done: true, value: undefined })
    this.#reader = null
    this.#onEnd()
  }
}
