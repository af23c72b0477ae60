import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { backOff } from '#domain/operation/back-off.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'

const NAME = 'azahar_live'

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_MAX_BYTES = 7900

/** Messages that may wait for a lost connection; beyond, the oldest are let go, and beats make up for them. */
const WAITING_MAX = 10_000

/** For how long messages are gathered: they are many when many write, and one statement costs as much as one more. */
const GATHER_MS = 10

/** A connection that was lost is tried again so soon, in milliseconds, and at least so often. */
const RETRY_MS = { first: 100, longest: 10_000 }

const QUERY_TIMEOUT_MS = 5000

/** How long the last messages may take when the process stops. */
const FAREWELL_MS = 1000

type Options = {
  connectionString: string
  log: Log
  /** A message of another process. */
  onMessage: (message: unknown) => void
  /** It listens, at first or again: messages of other processes may have passed by until now. */
  onListening: () => void
}

/**
 * The processes on one database tell one another of changes here, through LISTEN and NOTIFY. The channel has a
 * connection of its own, which comes back by itself. NOTIFY takes a lock of the whole database until its transaction
 * has ended, so it is never part of a command's: messages are sent after the commit, many in one statement, without
 * waiting for the disk.
 */
export class Channel {
  readonly #options: Options
  readonly #origin = randomUUID()
  readonly #waiting: string[] = []
  #client: DatabaseClient | null = null
  #connecting: Promise<void> | null = null
  #sending: Promise<void> | null = null
  #retry: NodeJS.Timeout | undefined
  #failures = 0
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Resolves when the process listens, or has failed to for now; it goes on trying. */
  async listen(): Promise<void> {
    if (this.#client || this.#isClosed || this.#retry) return
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null
    })
    await this.#connecting
  }

  /** Tells the other processes, soon; never throws. A message must be far below 8000 bytes of JSON. */
  publish(message: object): void {
    if (this.#isClosed) return
    this.#waiting.push(JSON.stringify(message))
    if (this.#waiting.length > WAITING_MAX) this.#waiting.shift()
    this.#flush()
  }

  /** Finds out whether the connection still answers: a broken one may look like a silent one. */
  async check(): Promise<void> {
    const client = this.#client
    if (!client) return
    await client.query('select 1').catch((error) => this.#lose(client, error))
  }

  /** Sends what waits, if it can, and ends the connection. */
  async close(): Promise<void> {
    if (this.#client && this.#sending) await within(FAREWELL_MS, this.#sending)
    this.#isClosed = true
    clearTimeout(this.#retry)
    // A connection that has died silently never says goodbye.
    await within(FAREWELL_MS, this.#disconnect())
  }

  async #disconnect(): Promise<void> {
    await this.#connecting
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    })
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection was ended')))
    client.on('notification', ({ payload }) => this.#receive(payload ?? '[]'))
    try {
      await client.connect()
      await client.query(`set synchronous_commit to off; listen ${NAME}`)
    } catch (error) {
      void client.end().catch(() => {})
      this.#tryAgain(error)
      return
    }
    if (this.#isClosed) return void client.end().catch(() => {})
    this.#client = client
    this.#failures = 0
    this.#options.onListening()
    this.#flush()
  }

  #lose(client: DatabaseClient, error: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    void client.end().catch(() => {})
    this.#tryAgain(error)
  }

  #tryAgain(error: unknown): void {
    if (this.#isClosed) return
    this.#options.log.warn({ err: error }, 'live channel lost; connecting again')
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined
        void this.listen()
      },
      backOff(this.#failures, RETRY_MS),
    )
    this.#failures += 1
  }

  /** Messages that are published while the last batch is on its way go together with the next one. */
  #flush(): void {
    if (this.#waiting.length === 0) return
    this.#sending ??= delay(GATHER_MS)
      .then(() => this.#send())
      .finally(() => {
        this.#sending = null
        if (this.#client) this.#flush()
      })
  }

  async #send(): Promise<void> {
    await this.listen()
    const client = this.#client
    while (client && client === this.#client && this.#waiting.length > 0) {
      const batch = this.#nextBatch()
      try {
        await client.query({
          name: 'live-notify',
          text: `select pg_notify('${NAME}', $1)`,
          values: [`["${this.#origin}",${batch.join(',')}]`],
        })
      } catch (error) {
        this.#waiting.unshift(...batch)
        this.#lose(client, error)
      }
    }
  }

  #nextBatch(): string[] {
    let size = this.#origin.length + 4
    let count = 0
    while (count < this.#waiting.length) {
      size += Buffer.byteLength(this.#waiting[count]!) + 1
      if (size > PAYLOAD_MAX_BYTES && count > 0) break
      count += 1
    }
    return this.#waiting.splice(0, count)
  }

  #receive(payload: string): void {
    // NOTIFY reaches its own sender too.
    if (payload.startsWith(`["${this.#origin}"`)) return
    const [, ...messages] = JSON.parse(payload) as unknown[]
    for (const message of messages) this.#options.onMessage(message)
  }
}
