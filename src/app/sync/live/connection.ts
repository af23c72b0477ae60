import type { LiveEvent } from '#contract/live.ts'
import { LIVE_BEAT_MS } from '#domain/live/live.ts'
import { backOff } from '#domain/operation/back-off.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { codeOf } from '../../shared/error-messages.ts'

/** Two beats missed, and a little for the way: the connection is dead, even when the network says that it is there. */
export const SILENCE_MS = 2 * LIVE_BEAT_MS + 5000

/** How soon a stream that was lost is asked for again, in milliseconds, and how rarely at the end. */
export const RETRY_MS = { first: 1000, longest: 30_000 }

/** The person has more pages open than the server serves: this one waits. */
const CROWDED_MS = 5 * MINUTE_MS

type ClosingReason = Extract<LiveEvent, { type: 'closing' }>['reason']
type Ending = 'lost' | 'unauthenticated' | ClosingReason

type ConnectionOptions = {
  open: (since: string | undefined, signal: AbortSignal) => Promise<AsyncIterable<LiveEvent>>
  /** The id an event came with, if it had one. */
  idOf: (event: LiveEvent) => string | undefined
  /** The id of the last event that this browser heard. */
  latestId: () => string | undefined
  /** `since` is what the stream was asked for. */
  onEvent: (event: LiveEvent, id: string | undefined, since: string | undefined) => void
  /** Another try begins, after so many in a row that heard nothing. */
  onConnecting: (failures: number) => void
}

/** One stream at a time, opened again whenever it breaks. */
export class LiveConnection {
  readonly #options: ConnectionOptions
  #attempt = new AbortController()
  #rest = new AbortController()
  #heardAt = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  /** Stays connected until the signal is aborted or the session is over. */
  async run(signal: AbortSignal): Promise<'aborted' | 'signedOut'> {
    let failures = 0
    while (!signal.aborted) {
      const startedAt = Date.now()
      this.#attempt = new AbortController()
      this.#options.onConnecting(failures)
      const ending = await this.#listen(AbortSignal.any([signal, this.#attempt.signal]))
      if (signal.aborted) break
      if (ending === 'signedOut' || ending === 'unauthenticated') return 'signedOut'
      failures = this.#heardAt >= startedAt ? 0 : failures + 1
      // A requested retry starts at once, without back-off.
      if (this.#attempt.signal.aborted) continue
      this.#rest = new AbortController()
      const awakening = AbortSignal.any([signal, this.#attempt.signal])
      if (ending === 'replaced') await pause(CROWDED_MS, awakening)
      else await pause(backOff(failures, RETRY_MS), AbortSignal.any([awakening, this.#rest.signal]))
    }
    return 'aborted'
  }

  /** The network has come back: tries at once, on a new connection. */
  reconnect(): void {
    this.#attempt.abort()
  }

  /** The server has answered something else: no need to wait for the next try. */
  hurry(): void {
    this.#rest.abort()
  }

  /** The page is visible again, perhaps after the machine slept: retries at once unless it is connected. */
  wakeUp(): void {
    if (Date.now() - this.#heardAt > SILENCE_MS) this.reconnect()
  }

  async #listen(signal: AbortSignal): Promise<Ending> {
    const silence = new AbortController()
    const waitForBeat = () => setTimeout(() => silence.abort(), SILENCE_MS)
    let timer = waitForBeat()
    try {
      const since = this.#options.latestId()
      const ended = AbortSignal.any([signal, silence.signal])
      for await (const event of await this.#options.open(since, ended)) {
        clearTimeout(timer)
        timer = waitForBeat()
        this.#heardAt = Date.now()
        this.#options.onEvent(event, this.#options.idOf(event), since)
        if (event.type === 'closing') return event.reason
      }
      return 'lost'
    } catch (error) {
      return codeOf(error) === 'UNAUTHENTICATED' ? 'unauthenticated' : 'lost'
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Waits; ends early when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
