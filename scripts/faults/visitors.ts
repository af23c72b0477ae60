import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { asPerson } from '../bench/environment.ts'

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
  /** Guests that the server said it had added, and that are not there. */
  lost: number
}

/** Longer than the app waits before it says that there is no connection. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 15
/** A browser does not ask a server at once again that is not there. */
const AFTER_FAILURE_MS = 50

/** A couple with several devices: one request adds a guest, the next reads the summary of the list. */
export class Visitors {
  readonly #origin: string
  readonly #cookie: string
  readonly #path: string
  readonly #added: string[] = []
  readonly #failures: Record<string, number> = {}
  #requests = 0
  #succeeded = 0
  #awayMs = 0
  #longestMs = 0
  #lastSuccess = performance.now()
  #isLeaving = false
  #devices: Promise<void>[] = []

  private constructor(origin: string, cookie: string, weddingId: string) {
    this.#origin = origin
    this.#cookie = cookie
    this.#path = `/api/weddings/${weddingId}/guests`
  }

  /** Signs up at a server and begins to use it on some devices at once. */
  static async arrive(origin: string, devices = 8): Promise<Visitors> {
    const lucia = asPerson(origin)
    await lucia.signUp('Lucía', `${randomUUID()}@correo.example`)
    const visitors = new Visitors(origin, lucia.cookie, await lucia.createWedding())
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
    while (this.#succeeded < enough) await delay(PAUSE_MS)
  }

  /** Stops, and looks for all that was acknowledged. */
  async leave(): Promise<Seen> {
    this.#isLeaving = true
    await Promise.all(this.#devices)
    const answer = await this.#ask('GET', this.#path)
    if (!answer.ok) throw new Error(`the list cannot be read afterwards: ${answer.status}`)
    const there = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id))
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
      const guest = isAdding ? { id, fullName: 'Carmen Aguirre' } : undefined
      const isDone = await this.#count(() =>
        this.#ask(guest ? 'POST' : 'GET', guest ? this.#path : `${this.#path}/summary`, guest),
      )
      if (isDone && isAdding) this.#added.push(id)
      await delay(isDone ? PAUSE_MS : AFTER_FAILURE_MS)
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

  #ask(method: string, path: string, body?: object): Promise<Response> {
    return fetch(this.#origin + path, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  }
}
