// A process that offers requests to a server at a rate, whether or not it answers: `npm run bench overload` runs it, so
// that who measures beside it is not slowed down by who floods.
import { Socket } from 'node:net'

/** `patience` is how many seconds its answer is waited for: as long as a server may let it wait. */
export type FloodRequest = { path: string; cookie: string; place: string; patience: number }

export type FloodOrder = {
  port: number
  requests: FloodRequest[]
  /** Requests offered each second; all that can be without. */
  perSecond?: number
  seconds: number
  /** Connections at most: a request that finds none is offered and not sent. */
  connections: number
}

export type FloodResult = {
  offered: number
  /** Not sent, because every connection was waiting for an answer. */
  unsent: number
  /** Answers by status; `refused` are connections, `given up` those without an answer in time. */
  outcomes: Record<string, number>
  /** Answers 429 and 503 without a `Retry-After`. */
  withoutRetry: number
}

const TICK_MS = 5

process.on('message', async (order: FloodOrder) => process.send?.(await flood(order)))

async function flood({ port, requests, perSecond, seconds, connections }: FloodOrder): Promise<FloodResult> {
  const result: FloodResult = { offered: 0, unsent: 0, outcomes: {}, withoutRetry: 0 }
  const count = (outcome: string) => {
    result.outcomes[outcome] = (result.outcomes[outcome] ?? 0) + 1
  }
  const idle: Connection[] = []
  const open = new Set<Connection>()
  const started = performance.now()
  const isOver = () => performance.now() - started >= seconds * 1000
  let turn = 0
  const send = (connection: Connection) => {
    turn += 1
    connection.send(requests[turn % requests.length]!)
  }
  const connect = () => {
    const connection = new Connection(port, (outcome, lacksRetry) => {
      count(outcome)
      if (lacksRetry) result.withoutRetry += 1
      if (!connection.isUsable) open.delete(connection)
      else if (perSecond === undefined && !isOver()) send(connection)
      else idle.push(connection)
    })
    open.add(connection)
    return connection
  }
  while (!isOver()) {
    const due =
      perSecond === undefined
        ? connections - open.size
        : Math.floor(((performance.now() - started) / 1000) * perSecond) - result.offered
    for (let left = due; left > 0; left -= 1) {
      if (perSecond !== undefined) result.offered += 1
      const free = idle.pop() ?? (open.size < connections ? connect() : null)
      if (free) send(free)
      else result.unsent += 1
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  for (const connection of open) connection.close()
  if (perSecond === undefined) result.offered = turn
  return result
}

/** A connection that is kept open, with one request at a time. */
class Connection {
  readonly #socket = new Socket()
  readonly #onEnd: (outcome: string, lacksRetry: boolean) => void
  #late: NodeJS.Timeout | undefined
  #text = ''
  #missing = -1
  isUsable = true

  constructor(port: number, onEnd: (outcome: string, lacksRetry: boolean) => void) {
    this.#onEnd = onEnd
    this.#socket.setNoDelay(true).setEncoding('latin1')
    this.#socket.on('data', (chunk) => this.#take(String(chunk)))
    this.#socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      this.#end(code === 'ECONNREFUSED' ? 'refused' : code!),
    )
    this.#socket.on('close', () => this.#end('closed'))
    this.#socket.connect(port, '127.0.0.1')
  }

  send({ path, cookie, place, patience }: FloodRequest): void {
    this.#late = setTimeout(() => this.#end('given up'), patience * 1000)
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${place}\r\ncookie: ${cookie}\r\n\r\n`,
    )
  }

  close(): void {
    this.isUsable = false
    clearTimeout(this.#late)
    this.#socket
      .removeAllListeners('close')
      .removeAllListeners('error')
      .on('error', () => {})
    this.#socket.destroy()
  }

  /** Reads the head, and of the body no more than its length, or its last chunk. */
  #take(chunk: string): void {
    if (this.#missing > 0) {
      this.#missing -= chunk.length
      if (this.#missing <= 0) this.#answered()
      return
    }
    this.#text += chunk
    const end = this.#text.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#text.slice(0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)
    if (length) {
      this.#missing = Number(length[1]) - (this.#text.length - end - 4)
      if (this.#missing <= 0) this.#answered()
    } else if (/^HTTP\/1.1 304/.test(head) || this.#text.endsWith('0\r\n\r\n')) {
      this.#answered()
    }
  }

  #answered(): void {
    const status = this.#text.slice(9, 12)
    const lacksRetry = (status === '429' || status === '503') && !/\r\nretry-after: \d/i.test(this.#text)
    if (/\r\nconnection: close/i.test(this.#text)) this.isUsable = false
    this.#text = ''
    this.#missing = -1
    clearTimeout(this.#late)
    this.#late = undefined
    this.#onEnd(status, lacksRetry)
  }

  /** Without an answer. */
  #end(outcome: string): void {
    const wasAsking = this.#late !== undefined
    this.close()
    this.#late = undefined
    if (wasAsking) this.#onEnd(outcome, false)
  }
}

console.log('ready')
