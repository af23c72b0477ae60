import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A front stands between a browser and the server, as a reverse proxy or a line that breaks does. */
export type Front = {
  url: string
  /** Ends every connection and takes no more. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  /** Answers a path in place of the server; `null` lets the server answer again. */
  replace: (path: string, answer: ((body: string) => Answer) | null) => void
  /** Never answers a path. */
  stall: (path: string) => void
}

export type Answer = { status: number; body: string }

export async function startFront(target: string): Promise<Front> {
  const replacements = new Map<string, (body: string) => Answer>()
  const stalled = new Set<string>()
  const sockets = new Set<Socket>()
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url!, target)
    if (stalled.has(pathname)) return
    const replacement = replacements.get(pathname)
    void (replacement ? answerInstead(target, asked, response, replacement) : passOn(target, asked, response))
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async goAway() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    replace(path, answer) {
      if (answer) replacements.set(path, answer)
      else replacements.delete(path)
    },
    stall: (path) => void stalled.add(path),
  }
}

/** Passes a request on as if it had been made to the server itself. */
function passOn(target: string, asked: IncomingMessage, response: ServerResponse) {
  const { host } = new URL(target)
  const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin: target }) }
  const passed = request(target + asked.url, { method: asked.method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  asked.pipe(passed)
}

async function answerInstead(
  target: string,
  asked: IncomingMessage,
  response: ServerResponse,
  replacement: (body: string) => Answer,
) {
  const answer = await fetch(target + asked.url)
  const { status, body } = replacement(await answer.text())
  const type = answer.headers.get('content-type') ?? 'text/plain'
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
}
