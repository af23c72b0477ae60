import { type Agent, request } from 'node:http'
import { Readable } from 'node:stream'

/** Longer than the server may take for anything. */
const ANSWER_MS = 30_000

/** As much as a socket takes at once. */
const PIECE_BYTES = 64 * 1024

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | undefined }

/** An answer, or with status 0 the reason why there was none. */
export type Received = { status: number; type: string; text: string; json: unknown }

/** Sends a request as it is: an address that no browser would send too. */
export function send(agent: Agent, port: number, { method, path, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, type: '', text: error.message, json: undefined })
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const [status, type] = [answer.statusCode!, answer.headers['content-type'] ?? '']
        // A live stream ends when its reader does.
        if (type.startsWith('text/event-stream')) {
          resolve({ status, type, text: '', json: undefined })
          return asked.destroy()
        }
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.once('end', () => resolve({ status, type, text, json: parsed(text) }))
        answer.once('error', failed)
      },
    )
    asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error('no answer')))
    asked.once('error', failed)
    // In pieces, between which the answer to a body that nobody reads can come: the server closes after some of it.
    if (body === undefined) asked.end()
    else Readable.from(piecesOf(body)).pipe(asked)
  })
}

function* piecesOf(body: string): Generator<Buffer> {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
