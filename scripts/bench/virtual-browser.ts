import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { LiveEvent } from '#contract/live.ts'
import { CLIENT_ID_HEADER } from '#domain/live/live.ts'
import type { Tally } from './tally.ts'

/** Connections of a browser to one server, with HTTP/1.1. */
const CONNECTIONS = 6

/** Longer than the server may take for anything. */
const ANSWER_TIMEOUT_MS = 20_000

const DECODERS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

type Asked = {
  kind: string
  method?: string
  path: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: URLSearchParams
  headers?: Record<string, string>
  expected?: readonly number[]
  /** Whether the text is wanted; else it is only received. */
  isRead?: boolean
}

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

type Options = { port: number; place: string; tally: Tally; sockets: Set<Socket> }

/** Asks a server as the browser of one person does: with cookies, ETags, compression and few connections kept open. */
export class VirtualBrowser {
  readonly clientId = randomUUID()
  readonly #options: Options
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  readonly #streamAgent = new Agent()
  readonly #cookies = new Map<string, string>()
  readonly #etags = new Map<string, string>()
  readonly #kept = new Set<string>()
  #stream: IncomingMessage | null = null
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends a request and receives its answer; what is not expected is counted, and `null` comes back. */
  async send(asked: Asked): Promise<Answer | null> {
    const { kind, path, expected = [200], isRead = false } = asked
    const began = performance.now()
    const { tally } = this.#options
    try {
      const answer = await this.#receive(asked)
      const bytes = await bytesOf(answer)
      const status = answer.statusCode!
      const isExpected = expected.includes(status)
      const isText = isRead || !isExpected
      const text = isText ? (await decoded(bytes, answer.headers['content-encoding'])).toString() : ''
      const where = `${asked.method ?? 'GET'} ${nameOf(path)} ${text.slice(0, 120)}`
      tally.note(kind, status, performance.now() - began, isExpected ? undefined : where)
      this.#takeCookies(answer.headers)
      return isExpected ? { status, headers: answer.headers, text } : null
    } catch (error) {
      const { code = 'error', message } = error as NodeJS.ErrnoException
      if (this.#isClosed) return null
      tally.note(kind, code, performance.now() - began, `${asked.method ?? 'GET'} ${nameOf(path)} ${message}`)
      return null
    }
  }

  /** Reads a list as the browser does that may have it already. */
  async read(path: string): Promise<void> {
    const held = this.#etags.get(path)
    const answer = await this.send({
      kind: held ? 'read again' : 'read',
      path,
      expected: [200, 304],
      ...(held && { headers: { 'if-none-match': held } }),
    })
    if (answer?.headers.etag) this.#etags.set(path, answer.headers.etag)
  }

  /** Loads the files of a page that the browser has not kept yet. */
  async loadFilesOf(html: string): Promise<void> {
    const files = new Set(html.match(/\/assets\/[^"'\s<>)]+\.(?:js|css|woff2|svg|webp|avif)/g))
    const missing = [...files].filter((file) => !this.#kept.has(file))
    for (const file of missing) this.#kept.add(file)
    await Promise.all(missing.map((path) => this.send({ kind: 'file', path })))
  }

  /** Opens the live stream and hands over its events; a stream that ends by itself is counted. */
  async listen(onEvent: (event: LiveEvent) => void): Promise<void> {
    const asked = { kind: 'stream', path: '/api/live', headers: { accept: 'text/event-stream' } }
    const began = performance.now()
    const { tally } = this.#options
    const answer = await this.#receive(asked, this.#streamAgent).catch((error: Error) => error)
    if (answer instanceof Error) {
      return tally.note('stream', answer.message, performance.now() - began, 'was not opened')
    }
    const status = answer.statusCode!
    tally.note('stream', status, performance.now() - began, status === 200 ? undefined : 'was not opened')
    this.#stream = answer
    let waiting = ''
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (waiting + chunk).split('\n')
      waiting = lines.pop()!
      for (const line of lines) {
        if (line.startsWith('data: {')) onEvent(JSON.parse(line.slice('data: '.length)) as LiveEvent)
      }
    })
    answer.once('close', () => this.#isClosed || tally.complain('a stream ended'))
    answer.on('error', () => {})
  }

  close(): void {
    this.#isClosed = true
    this.#stream?.destroy()
    this.#agent.destroy()
    this.#streamAgent.destroy()
  }

  #receive(asked: Asked, agent = this.#agent): Promise<IncomingMessage> {
    const { port, place, sockets } = this.#options
    const { method = 'GET', path, json, form } = asked
    const body = json === undefined ? form?.toString() : JSON.stringify(json)
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = {
      host: `localhost:${port}`,
      'accept-encoding': 'gzip, deflate, br',
      'x-forwarded-for': place,
      [CLIENT_ID_HEADER]: this.clientId,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
      ...asked.headers,
    }
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, resolve)
      sent.once('socket', (socket) => sockets.add(socket))
      if (agent === this.#agent) {
        sent.setTimeout(ANSWER_TIMEOUT_MS, () => sent.destroy(new Error('no answer')))
      }
      sent.once('error', reject)
      sent.end(body)
    })
  }

  #takeCookies(headers: IncomingHttpHeaders): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

/** A path without what is of one wedding or family. */
const nameOf = (path: string) =>
  path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…').replace(/\/i\/.*/, '/i/…')

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const decoded = async (bytes: Buffer, encoding = ''): Promise<Buffer> =>
  bytes.length > 0 && DECODERS[encoding] ? DECODERS[encoding](bytes) : bytes
