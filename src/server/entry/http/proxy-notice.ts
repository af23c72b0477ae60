import type { IncomingMessage } from 'node:http'
import type { Log } from '#server/platform/log.ts'

/**
 * Warns at the first request that a proxy has forwarded while no proxy is trusted: rate limits then count everybody
 * behind it as one client. A client may send the header too, so it is said once for each process.
 */
export function createProxyNotice(trustProxy: boolean, log: Log): (request: IncomingMessage) => void {
  let isSaid = trustProxy
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      'a request came with X-Forwarded-For while TRUST_PROXY is off: behind a reverse proxy everybody counts as one client, so set TRUST_PROXY=true there',
    )
  }
}
