import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * One line a request, with an id that is also answered as `X-Request-Id`. The path is logged with its
 * ids but without its query, which may carry tokens; nothing of the body, no address, no person.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    c.header('x-request-id', requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    const line = {
      requestId,
      method: c.req.method,
      path: withoutSecrets(c.req.path),
      status: c.res.status,
      ms,
    }
    if (c.res.status >= 500) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }
}

/** Invitation codes stand in a path of the API. */
const withoutSecrets = (path: string) => path.replace(/(\/invitations\/)[^/]+/, '$1…')
