import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { LONGEST_ARRIVAL_MS } from '#server/core/http/incoming-file.ts'
import { DATA_POLICY } from '#server/core/http/security-headers.ts'
import { StartError } from '#server/platform/start-error.ts'
import { listenAgain } from './listen-again.ts'
import { watchForStop } from './stop-serving.ts'

const TIMEOUTS = {
  /** How long a request may take to arrive, in milliseconds; bodies have limits of their own. */
  requestTimeout: LONGEST_ARRIVAL_MS,
  /** How long the head of a request may take to arrive, in milliseconds. */
  headersTimeout: 20_000,
  /** How often requests that take too long to arrive are looked for, in milliseconds. */
  connectionsCheckingInterval: 5000,
  /**
   * Longer than proxies keep an idle connection (a minute, mostly): it is they who end it, and no request meets
   * one that the server is just closing.
   */
  keepAliveTimeout: 75_000,
}

export type OpenPort = {
  /** The address at which this process reaches its own server, on any host. */
  address: () => string
  /** Answers requests from now on. */
  serve: (listener: RequestListener) => void
  /**
   * Answers 503 at `/readyz` for so many milliseconds and everything else as before, so that a proxy that asks there
   * sends no more requests when the port closes.
   */
  announceStop: (ms: number) => Promise<void>
  /** Finishes open requests and closes the port; nothing when it is closed. */
  close: () => Promise<void>
}

/**
 * Opens the port before the database is there, and migrations may have to wait: the process lives, and an earlier
 * request gets 503 with `Retry-After`. A second server on the port must not touch the database of the first.
 */
export async function openPort(place: { host: string; port: number }, variable = 'PORT'): Promise<OpenPort> {
  const server = createServer(TIMEOUTS)
  const stopServing = watchForStop(server)
  await listen(server, place, variable)
  const endListening = listenAgain(server)
  let answer: RequestListener = (request, response) => answerUnready(request, response, 'starting')
  server.on('request', (request, response) => answer(request, response))
  return {
    address: () => addressOf(server),
    serve(listener) {
      answer = listener
    },
    async announceStop(ms) {
      const before = answer
      answer = (request, response) =>
        request.url === '/readyz' ? answerUnready(request, response, 'stopping') : before(request, response)
      await delay(ms)
    },
    async close() {
      if (server.listening) await stopServing(await endListening())
    },
  }
}

function answerUnready({ url }: IncomingMessage, response: ServerResponse, status: 'starting' | 'stopping') {
  const code = url === '/healthz' ? 200 : 503
  const headers = {
    'content-type': 'application/json',
    'content-security-policy': DATA_POLICY,
    'retry-after': '1',
  }
  response.writeHead(code, headers).end(JSON.stringify({ status }))
}

function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  variable: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartError(`Port ${port} is taken: stop what runs there, or choose another with ${variable}.`),
        )
      } else if (error.code === 'EACCES') {
        reject(
          new StartError(
            `Port ${port} needs more rights than this user has: choose another with ${variable}.`,
          ),
        )
      } else {
        reject(new StartError(`Cannot listen on ${host}:${port} (${error.code ?? error.message}).`))
      }
    })
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
