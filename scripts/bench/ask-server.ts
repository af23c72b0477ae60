import { type Agent, request } from 'node:http'

/** Longer than the server may take for anything. */
const ANSWER_TIMEOUT_MS = 15_000

type Asked = { port: number; method: string; path: string; headers: Record<string, string>; body?: string }

/** The status of an answer, or the code of what went wrong. */
export function ask(agent: Agent, { port, method, path, headers, body }: Asked): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const asked = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      // A live stream ends when its reader does.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        resolve(answer.statusCode!)
        return asked.destroy()
      }
      answer.resume().once('end', () => resolve(answer.statusCode!))
      answer.once('error', failed)
    })
    asked.setTimeout(ANSWER_TIMEOUT_MS, () => asked.destroy(new Error(`no answer to ${method} ${path}`)))
    asked.once('error', failed)
    asked.end(body)
  })
}
