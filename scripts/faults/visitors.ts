import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { asPerson } from '../bench/environment.ts'
import { type Ask, type Errand, guests } from './errands.ts'

/** The visitors' view of a server while something happened to it. */
export type Seen = {
  requests: number
  /** How many requests were refused or not answered, by status or by what went wrong. */
  failures: Record<string, number>
  /** The longest time in which no request at all succeeded, in milliseconds. */
  awayMs: number
  /** The longest wait for an answer, good or bad, in milliseconds. */
  longestMs: number
  acknowledged: number
  /** The things that the server said it had added, and those of them that are not there. */
  lost: number
  /** The rest of the first cell of its row: words of the drill about all that was seen besides. */
  note?: string
}

/** Longer than the app waits before it says that there is no connection. */
const PATIENCE_MS = 60_000
const LOOK_MS = 15
/** A browser does not ask a server at once again that is not there. */
const AFTER_FAILURE_MS = 50

type Given = {
  devices?: number
  /** Guests that are added and the summary of their list, unless another is given. */
  errand?: (weddingId: string, ask: Ask) => Errand | Promise<Errand>
}

/** A couple with several devices: one request adds something, the next reads. */
export class Visitors {
  readonly #origin: string
  readonly #cookie: string
  #errand!: Errand
  readonly #added: string[] = []
  readonly #failures: Record<string, number> = {}
  #requests = 0
  #succeeded = 0
  #awayMs = 0
  #longestMs = 0
  #lastSuccess = performance.now()
  #isLeaving = false
  #devices: Promise<void>[] = []

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  /** Signs up at a server and begins to use it on some devices at once. */
  static async arrive(origin: string, { devices = 8, errand = guests }: Given = {}): Promise<Visitors> {
    const lucia = asPerson(origin)
    await lucia.signUp('Lucía', `${randomUUID()}@correo.example`)
    const visitors = new Visitors(origin, lucia.cookie)
    visitors.#errand = await errand(await lucia.createWedding(), visitors.#ask)
    visitors.#lastSuccess = performance.now()
    visitors.#devices = Array.from({ length: devices }, () => visitors.#use())
    return visitors
  }

  get requests(): number {
    return this.#requests
  }

  /** Resolves when some more requests have succeeded. */
  async served(count: number): Promise<void> {
    const enough = this.#succeeded + count
    while (this.#succeeded < enough) await delay(LOOK_MS)
  }

  /** Stops, and looks for all that was acknowledged. */
  async leave(): Promise<Seen> {
    this.#isLeaving = true
    await Promise.all(this.#devices)
    const there = await this.#errand.there(this.#ask)
    return {
      requests: this.#requests,
      failures: this.#failures,
      awayMs: this.#awayMs,
      longestMs: this.#longestMs,
      acknowledged: this.#added.length,
      lost: this.#added.filter((id) => !there.has(id)).length,
    }
  }

  async #use(): Promise<void> {
    for (let index = 0; !this.#isLeaving; index += 1) {
      const isAdding = index % 2 === 0
      const id = randomUUID()
      const { add, read, pauseMs } = this.#errand
      const isDone = await this.#count(() => (isAdding ? add(this.#ask, id) : read(this.#ask)))
      if (isDone && isAdding) this.#added.push(id)
      await delay(isDone ? pauseMs : AFTER_FAILURE_MS)
    }
  }

  async #count(asking: () => Promise<Response>): Promise<boolean> {
    const started = performance.now()
    const outcome = await asking().then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok ? null : String(answer.status)
      },
      (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
    )
    const now = performance.now()
    this.#requests += 1
    this.#longestMs = Math.max(this.#longestMs, now - started)
    if (outcome) this.#failures[outcome] = (this.#failures[outcome] ?? 0) + 1
    else {
      this.#succeeded += 1
      this.#awayMs = Math.max(this.#awayMs, now - this.#lastSuccess)
      this.#lastSuccess = now
    }
    return !outcome
  }

  readonly #ask: Ask = (method, path, body) => {
    const isJson = body && !Buffer.isBuffer(body)
    return fetch(new URL(path, this.#origin), {
      method,
      headers: { cookie: this.#cookie, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }
}
