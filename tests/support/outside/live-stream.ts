import { type LiveEvent, liveEvent } from '#contract/live.ts'
import type { Person } from '../accounts/person.ts'
import { ORIGIN } from '../test-app.ts'

type Received = { event: LiveEvent; id: string | undefined }

/** A person's open stream of live updates, read as a browser reads it. */
export class OpenStream {
  readonly response: Response
  /** The raw text that has come so far. */
  text = ''
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #decoder = new TextDecoder()
  #unread: Received[] = []

  constructor(response: Response) {
    this.response = response
    this.#reader = response.body!.getReader()
  }

  /** The next event; `null` when the stream has ended. */
  async next(): Promise<Received | null> {
    while (this.#unread.length === 0) {
      const { done, value } = await this.#reader.read()
      if (done) return null
      const before = this.text.lastIndexOf('\n\n')
      this.text += this.#decoder.decode(value, { stream: true })
      const end = this.text.lastIndexOf('\n\n')
      if (end > before)
        this.#unread.push(...this.text.slice(Math.max(before, 0), end).split('\n\n').flatMap(parse))
    }
    return this.#unread.shift()!
  }

  /** Waits for an event of a type; what comes before it is passed over. */
  async until<T extends LiveEvent['type']>(
    type: T,
  ): Promise<Extract<LiveEvent, { type: T }> & { id?: string }> {
    for (;;) {
      const received = await this.next()
      if (!received) throw new Error(`the stream ended before ${type}; it said ${this.text}`)
      if (received.event.type === type) {
        return {
          ...(received.event as Extract<LiveEvent, { type: T }>),
          ...(received.id && { id: received.id }),
        }
      }
    }
  }

  /** Everything that comes until the stream ends, without ids. */
  async rest(): Promise<LiveEvent[]> {
    const events: LiveEvent[] = []
    for (let received = await this.next(); received; received = await this.next()) events.push(received.event)
    return events
  }

  /** Gives the events before the next beat of the heart, which the test has to let beat. */
  async untilBeat(): Promise<LiveEvent[]> {
    const events: LiveEvent[] = []
    for (;;) {
      const received = await this.next()
      if (!received || received.event.type === 'beat') return events
      events.push(received.event)
    }
  }

  /** The browser goes away. */
  close = () => this.#reader.cancel()
}

/** Opens a stream and waits until it is ready. */
export async function listening(person: Person, query = '', headers: Record<string, string> = {}) {
  const response = await person.app.fetch(`/api/live${query}`, {
    headers: { origin: ORIGIN, cookie: person.cookie, ...headers },
  })
  if (response.status !== 200) throw new Error(`live: ${response.status} ${await response.text()}`)
  const stream = new OpenStream(response)
  const { missed, id } = await stream.until('ready')
  return Object.assign(stream, { missed, readyId: id! })
}

function parse(message: string): Received[] {
  const lines = message.split('\n')
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const data = field('data')
  if (data === undefined) return []
  return [{ event: liveEvent.parse(JSON.parse(data)), id: field('id') }]
}
