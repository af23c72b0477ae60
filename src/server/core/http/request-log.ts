import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { type Logger, pino } from 'pino'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { nameOf } from './request-name.ts'

const GIVEN_ID = /^[\w-]{8,64}$/
const FLUSH_EVERY_MS = 1000

/** Of a request whose client went away before it was answered, as nginx has it. */
export const CLIENT_GONE = 499

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
 * Logs one line a request, once it is over, and counts it; gives its id, to be answered as `X-Request-Id`. The path is
 * logged with its ids but without its query, which may carry tokens; nothing of the body, no address,
 * no person.
 */
export function logRequest(
  { log, metrics }: { log: Logger; metrics: Pick<Metrics, 'request'> },
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const given = request.headers['x-request-id']
  const requestId = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  const started = performance.now()
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : CLIENT_GONE
    const ms = performance.now() - started
    const { name, isStream } = nameOf(request)
    metrics.request({ procedure: name, status, seconds: isStream ? null : ms / 1000 })
    const line = { ...requestFields(request, requestId), status, ms: Math.round(ms) }
    if (status >= 500) log.error(line, 'request failed')
    else log.info(line, 'request')
  })
  return requestId
}

/** The fields of a line about a request, so that an error and its request are found together. */
export const requestFields = (request: IncomingMessage, requestId: string) => ({
  requestId,
  procedure: nameOf(request).name,
  method: request.method,
  path: withoutSecrets(request.url ?? ''),
})

/** The same where a route answers. */
export function fieldsOf(c: Context) {
  const { incoming, outgoing } = c.env as HttpBindings
  return requestFields(incoming, String(outgoing.getHeader('x-request-id')))
}

/**
 * A path without what people have typed into it: words of ours, ids and small numbers stay. Invitation codes stand in
 * paths of the API, signatures and names in those of files, tokens in those of links.
 */
const withoutSecrets = (url: string) =>
  url
    .split('?', 1)[0]!
    .replace(
      /(\/invitations\/|^\/(?:i|agenda|autobuses|catering|cita|cuentas|inspiracion|baja|reclamar)\/)[^/]+/,
      '$1…',
    )
    .replace(/^(\/files\/[\w-]+\/)[^/]+\/.+/, '$1…/…')
    .split('/')
    .map((part) => (OURS.test(part) ? part : '…'))
    .join('/')

const OURS =
  /^(?:…|\d{1,6}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[a-z][a-z-]{0,30}(?:\.[a-z\d]{1,11})?)?$/
