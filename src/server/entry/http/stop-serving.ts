import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * How long connections without a request stay open after the signal, in milliseconds: what is on its way
 * over one of them then is answered, not cut.
 */
const IDLE_GRACE_MS = 250

/** How long open requests may take to finish after a signal, in milliseconds. */
const GRACE_MS = 3000

/**
 * Watches the requests of a server from the start; gives the function that stops it, with others that let in its
 * connections too. Nothing more is accepted then, what has begun or still comes over an open connection is answered with
 * `Connection: close`, and the stop ends with the last answer.
 */
export function watchForStop(server: Server): (others: readonly NetServer[]) => Promise<void> {
  const open = new Set<ServerResponse>()
  let isStopping = false
  let onQuiet = () => {}

  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) onQuiet()
    })
  })

  return async (others) => {
    // The close of an HTTP server would end idle connections at once, with requests on their way to them.
    const closed = Promise.all([server, ...others].map(closeListener))
    isStopping = true
    for (const response of open) response.shouldKeepAlive = false
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    await Promise.race([closed, delay(IDLE_GRACE_MS)])
    server.closeIdleConnections()
    if (open.size > 0) {
      await new Promise<void>((resolve) => {
        onQuiet = resolve
      })
    }
    server.closeAllConnections()
    await closed
    clearTimeout(late)
  }
}

const closeListener = (server: NetServer): Promise<void> =>
  new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
