import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type Logger, pino } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/
const FLUSH_EVERY_MS = 1000

export type RequestLog = { logger: Logger; close(): void }

/**
 * Where request lines go: JSON to standard output, gathered for up to a second so that no request
 * waits for a write. Apart from the log of events and errors, which is written at once.
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
 * One line a request, with an id that is also answered as `X-Request-Id`. The path is logged with its
 * ids but without its query, which may carry tokens; nothing of the body, no address, no person.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    await next()
    c.res.headers.set('x-request-id', requestId)
    const ms = Math.round(performance.now() - started)
    const line = {
      requestId,
      method: c.req.method,
      path: withoutSecrets(c.req.path),
      status: c.res.status,
      ms,
    }
    if (c.res.status >= 500) log.error(line, 'request failed')
    else log.info(line, 'request')
  }
}

/** Invitation codes stand in paths of the API, signatures in those of files. */
const withoutSecrets = (path: string) => path.replace(/(\/invitations\/|^\/files\/[\w-]+\/)[^/]+/, '$1…')
