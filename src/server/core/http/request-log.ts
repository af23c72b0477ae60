import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type Logger, pino } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/
const FLUSH_EVERY_MS = 1000

export type RequestLog = { logger: Logger; close(): void }

/**
 * Request lines go here: JSON to standard output, gathered for up to a second so that no request waits for a write.
 * Apart from the log of events and errors, which is written at once.
 */
export function openRequestLog(): RequestLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 })
  const flushing = setInterval(() => destination.flush(), FLUSH_EVERY_MS)
  flushing.unref()
  return {
    logger: pino({ base: null }, destination),
    close() {
      clearInterval(flushing)
      destination.flushSync()
    },
  }
}

/**
 * Logs one line a request, once it is over; gives its id, to be answered as `X-Request-Id`. The path is
 * logged with its ids but without its query, which may carry tokens; nothing of the body, no address,
 * no person.
 */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id']
  const requestId = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  const started = performance.now()
  response.once('close', () => {
    const line = {
      ...requestFields(request, requestId),
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    }
    if (response.statusCode >= 500) log.error(line, 'request failed')
    else log.info(line, 'request')
  })
  return requestId
}

/** The fields of a line about a request, so that an error and its request are found together. */
export const requestFields = ({ method, url = '' }: IncomingMessage, requestId: string) => ({
  requestId,
  method,
  path: withoutSecrets(url),
})

/** The same where a route answers. */
export function fieldsOf(c: Context) {
  const { incoming, outgoing } = c.env as HttpBindings
  return requestFields(incoming, String(outgoing.getHeader('x-request-id')))
}

/** Invitation codes stand in paths of the API, signatures in those of files, tokens in those of links. */
const withoutSecrets = (url: string) =>
  url
    .split('?', 1)[0]!
    .replace(
      /(\/invitations\/|^\/files\/[\w-]+\/|^\/(?:i|agenda|catering|cuentas|inspiracion|baja)\/)[^/]+/,
      '$1…',
    )
