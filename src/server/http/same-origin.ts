import type { IncomingMessage } from 'node:http'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was sent by a browser from another site. Browsers always
 * say where such a request comes from (`Origin`, `Sec-Fetch-Site`); a client that says neither is not
 * a browser and carries no cookies but its own.
 */
export function isFromAnotherSite({ method = '', headers }: IncomingMessage, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false
  const { origin, host, 'sec-fetch-site': site } = headers
  const isOwn = origin === undefined || origin === publicUrl || isAtHost(origin, host, publicUrl)
  return !(isOwn && (site === undefined || site === 'same-origin' || site === 'none'))
}

/** The host that was asked, under any of its names; without TLS it is another origin where we have TLS. */
function isAtHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const own = new URL(origin)
  return own.host === host && !(publicUrl.startsWith('https:') && own.protocol === 'http:')
}
