import type { MiddlewareHandler } from 'hono'

/**
 * For the pages behind a token that is the permission: they are neither indexed nor kept by a cache, not fetched
 * ahead, and their address goes to no other page as a referrer.
 */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cache-control', 'private, no-store')
  headers.delete('speculation-rules')
}
