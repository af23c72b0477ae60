import { type Agent, request } from 'node:http'

/** Longer than the server may take for anything. */
const ANSWER_MS = 30_000

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
        // The connection of a body that is not read to its end breaks, and its answer has come.
        asked.off('error', failed).on('error', () => {})
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
    asked.end(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
