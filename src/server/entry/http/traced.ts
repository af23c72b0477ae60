import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_GONE } from '#server/core/http/request-log.ts'
import { nameOf } from '#server/core/http/request-name.ts'
import { below, type Traces } from '#server/platform/traces/traces.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Follows each request from its first byte to the end of its answer, by names of our own alone. A proxy that is trusted
 * may begin the trace; others could fill it with what they like.
 */
export function traced(traces: Traces, trustProxy: boolean, listener: Listener): Listener {
  return (request, response) => {
    const { method, headers } = request
    const given = trustProxy ? headers['traceparent'] : undefined
    const span = traces.begin(`${method}`, 'server', typeof given === 'string' ? given : undefined)
    if (!span) return listener(request, response)
    response.once('close', () => {
      const { statusCode, headersSent } = response
      span.end({
        name: `${method} ${nameOf(request).name}`,
        failed: statusCode >= 500,
        attributes: {
          'http.request.method': String(method),
          'http.response.status_code': headersSent ? statusCode : CLIENT_GONE,
          'request.id': String(response.getHeader('x-request-id')),
        },
      })
    })
    return below(span, () => listener(request, response))
  }
}
