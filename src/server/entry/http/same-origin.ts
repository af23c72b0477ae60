import type { IncomingMessage } from 'node:http'
import { hasAccessToken } from '#server/core/auth/tokens/access-token.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was sent by a browser from another site. Browsers always
 * say where such a request comes from (`Origin`, `Sec-Fetch-Site`); a client that says neither is not
 * a browser and carries no cookies but its own. No site makes a browser send our access tokens, and beside
 * one no cookie counts.
 */
export function isFromAnotherSite(
  { method = '', url, headers }: IncomingMessage,
  publicUrl: string,
): boolean {
  if (SAFE_METHODS.has(method) || isProviderAnswer(url)) return false
  if (hasAccessToken(headers) && takesAccessTokens(url)) return false
  const { origin, host, 'sec-fetch-site': site } = headers
  const isOwn =
    origin === undefined ||
    origin === publicUrl ||
    isAtHost(origin, host, publicUrl) ||
    (origin === 'null' && (isOpenedByLink(url) || isCounting(url)))
  return !(isOwn && (site === undefined || site === 'same-origin' || site === 'none'))
}

/**
 * Pages whose address is a secret ask browsers to say nothing of where they are (`no-referrer`), so their forms come
 * from `null`. The token is their permission: a site that knows it could as well send the form itself.
 */
const isOpenedByLink = (url = '') =>
  /^\/(i|agenda|baja|cita|inspiracion|presupuesto|reclamar)\/[\w-]{22}(\/|\?|$)/.test(url)

/**
 * A provider may send a browser back with a form. It becomes an address at once, without cookies; what opens a session
 * there is the state that this browser was given.
 */
const isProviderAnswer = (url = '') =>
  /^\/api\/auth\/(callback\/[a-z0-9-]{1,40}|saml\/[a-z0-9-]{1,40}\/acs)$/.test(url)

/** The drivers' sheet is such a page too, with one form: it counts people into a bus. */
const isCounting = (url = '') => /^\/autobuses\/[\w-]{22}\/subidas$/.test(url)

/** Everything of the API but accounts, where only cookies are read. */
const takesAccessTokens = (url = '') => url.startsWith('/api/') && !url.startsWith('/api/auth/')

/** The host that was asked, under any of its names; without TLS it is another origin where we have TLS. */
function isAtHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const own = new URL(origin)
  return own.host === host && !(publicUrl.startsWith('https:') && own.protocol === 'http:')
}
