import { type Finding, ok, reasonOf, wrong } from './finding.ts'
import { DOCTOR_HEADER, doctorProof, type SeenClient } from './proof.ts'

/** An address that nobody has (RFC 5737): a proxy that lets clients name their own passes it on. */
const FORGED = '203.0.113.77'

/** Whether the public address leads to a server of this installation, which sees its clients as they are. */
export async function lookAtPublicAddress(
  publicUrl: string,
  secret: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  const headers = { [DOCTOR_HEADER]: doctorProof(secret, new Date()), 'x-forwarded-for': FORGED }
  let answer: { status?: string; seen?: SeenClient }
  try {
    const response = await fetch(`${publicUrl}/healthz`, { headers, signal, redirect: 'manual' })
    answer = response.ok ? await response.json().catch(() => ({})) : {}
    if (answer.status !== 'ok') {
      const cure = 'Start the server, and let the proxy pass everything on to it.'
      return [wrong(`${publicUrl} answers ${response.status}, not Azahar`, cure)]
    }
  } catch (error) {
    const cure = 'See that its name leads to the proxy (DNS), and that the firewall lets requests in.'
    return [wrong(`${publicUrl} cannot be reached from here (${reasonOf(error)})`, cure)]
  }
  if (!answer.seen) {
    const cure = 'Give each process the same AUTH_SECRET, and restart those of an older version.'
    return [wrong(`${publicUrl} leads to a server that does not know our secret`, cure)]
  }
  return [ok(`${publicUrl} leads to this installation`), ...asSeen(answer.seen, new URL(publicUrl).host)]
}

function asSeen({ client, forwarded, host, trustsProxy }: SeenClient, publicHost: string): Finding[] {
  const found: Finding[] = []
  if (host !== publicHost)
    found.push(
      wrong(`the proxy says the host is ${host}`, 'Pass Host on (proxy_set_header Host $http_host).'),
    )
  if (client === FORGED) {
    const cure = 'Overwrite it in the proxy (proxy_set_header X-Forwarded-For $remote_addr).'
    found.push(wrong('clients can name any address in X-Forwarded-For', cure))
  } else if (trustsProxy && forwarded === null) {
    const cure = 'Set it in the proxy (proxy_set_header X-Forwarded-For $remote_addr).'
    found.push(wrong('the proxy sends no X-Forwarded-For: everybody counts as one client', cure))
  } else if (!trustsProxy && forwarded !== FORGED) {
    const cure = 'Set TRUST_PROXY=true: a proxy writes X-Forwarded-For.'
    found.push(wrong('everybody behind the proxy counts as one client', cure))
  }
  return found.length > 0 ? found : [ok(`the server sees this machine as ${client}`)]
}
