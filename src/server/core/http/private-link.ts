import type { MiddlewareHandler } from 'hono'

/**
 * For a page with a form: caches in between keep nothing, and the browser asks again each time. Browsers that may
 * not store a page forget with the back button what was typed there (Firefox), so a form may be stored.
 */
export const KEPT_BY_ITS_READER = 'private, no-cache'

/**
 * For the pages behind a token that is the permission: they are neither indexed nor kept by a cache, not fetched
 * ahead, and their address goes to no other page as a referrer.
 */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('referrer-policy', 'no-referrer')
  if (headers.get('cache-control') !== KEPT_BY_ITS_READER) headers.set('cache-control', 'private, no-store')
  headers.delete('speculation-rules')
}
