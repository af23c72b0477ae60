import type { IncomingMessage } from 'node:http'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was sent by a browser from another site. Browsers always
 * say where such a request comes from (`Origin`, `Sec-Fetch-Site`); a client that says neither is not
 * a browser and carries nobody's cookies but its own.
 */
export function isFromAnotherSite({ method = '', headers }: IncomingMessage, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false
  const { origin, host, 'sec-fetch-site': site } = headers
  const isOwn = origin === undefined || origin === publicUrl || hostOf(origin) === host
  return !(isOwn && (site === undefined || site === 'same-origin' || site === 'none'))
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
