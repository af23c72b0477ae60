import type { MiddlewareHandler } from 'hono'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that a browser sends from another site. Browsers always say where
 * such a request comes from (`Origin`, `Sec-Fetch-Site`); a client that says neither is not a browser
 * and carries nobody's cookies but its own.
 */
export function sameOriginOnly(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const own = origin === undefined || origin === publicUrl || hostOf(origin) === c.req.header('host')
    if (own && (site === undefined || site === 'same-origin' || site === 'none')) return next()
    return c.json({ code: 'CROSS_ORIGIN_REFUSED', message: 'Requests from other sites are refused' }, 403)
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
