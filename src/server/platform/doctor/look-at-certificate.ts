import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { DAY_MS } from '#domain/time/time.ts'
import { type Finding, ok, reasonOf, wrong } from './finding.ts'

/** Most authorities renew a month ahead; less than this means that nothing does. */
const DAYS_LEFT_MIN = 14

/** Whether browsers take the certificate at an address, and for how long. */
export async function lookAtCertificate(url: URL, now: Date, signal: AbortSignal): Promise<Finding> {
  const { hostname: host, port } = url
  const socket = connect({
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    // A certificate that is refused is told of below.
    rejectUnauthorized: false,
  })
  try {
    const refusal = await once(socket, 'secureConnect', { signal }).then(() => null, reasonOf)
    if (refusal !== null) return wrong(`${url.host} does not answer with TLS (${refusal})`, ANSWER)
    const { valid_to } = socket.getPeerCertificate()
    const days = Math.floor((new Date(valid_to).getTime() - now.getTime()) / DAY_MS)
    if (days < 0) return wrong(`the certificate of ${host} ended ${-days} days ago`, RENEW)
    if (!socket.authorized) {
      const reason = String(socket.authorizationError)
      return wrong(`browsers refuse the certificate of ${host} (${reason})`, CHAIN)
    }
    const said = `the certificate of ${host} is good for ${days} days`
    return days < DAYS_LEFT_MIN ? wrong(said, RENEW) : ok(said)
  } finally {
    socket.destroy()
  }
}

const ANSWER = 'See that its name leads to the proxy (DNS), and that the proxy terminates TLS there.'
const RENEW =
  'Renew it, and see why that does not happen by itself (certbot renew --dry-run, or the log of Caddy).'
const CHAIN =
  'Install one of a public authority, for this name and with its intermediate certificates (fullchain.pem).'
