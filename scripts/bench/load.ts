import { connect, type Socket } from 'node:net'

export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}
export type LoadResult = { requestsPerSecond: number; statuses: Record<number, number> }

/**
 * Sends requests over `connections` kept-alive sockets for `seconds`, or until `next` has no more, and counts the answers. It reads
 * no more of an answer than its status and length, so that on two cores the client does not become
 * what is measured.
 */
export async function load(
  target: { port: number; connections: number; seconds: number },
  next: () => LoadRequest | null,
): Promise<LoadResult> {
  const statuses: Record<number, number> = {}
  const until = performance.now() + target.seconds * 1000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: target.connections }, () =>
      drive(target.port, next, (status) => {
        statuses[status] = (statuses[status] ?? 0) + 1
        return performance.now() < until
      }),
    ),
  )
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { requestsPerSecond: total / ((performance.now() - started) / 1000), statuses }
}

function drive(
  port: number,
  next: () => LoadRequest | null,
  answered: (status: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let head: Buffer = Buffer.alloc(0)
    let missing = 0
    socket.setNoDelay(true)
    const send = () => {
      const request = next()
      if (request) socket.write(serialise(request))
      else socket.end()
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length
      } else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        missing = bodyLength(head.toString('latin1', 0, end)) - (head.length - end - 4)
      }
      if (missing > 0) return
      const status = Number(head.toString('latin1', 9, 12))
      head = Buffer.alloc(0)
      missing = 0
      if (answered(status)) send()
      else socket.end()
    })
  })
}

/** The bytes after the head of an answer that is sent in chunks and has none. */
const NO_CHUNKS = '0\r\n\r\n'

function bodyLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)
  if (length) return Number(length[1])
  if (/^HTTP\/1.1 304/.test(head)) return 0
  if (/^HTTP\/1.1 303/.test(head)) return NO_CHUNKS.length
  throw new Error(`an answer without a length: ${head}`)
}

function serialise({ method, path, headers = {}, body = '' }: LoadRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost']
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body && !headers['content-type']) lines.push('content-type: application/json')
  if (body) lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
