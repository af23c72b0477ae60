import type { MiddlewareHandler } from 'hono'

/** The address of a link whose token is followed by signs of the sentence that it was copied from, or by a slash. */
const WITH_ENDING = /^((?:\/[a-z-]+){1,2}\/[\w-]{22})(?:[^\w\-/%]|%[\dA-F]{2})*\/?$/i

/**
 * Leads from a link with a full stop, a bracket or a slash behind it to the link itself: a person who copies one out of a
 * message takes them along, and programs that make links of texts do.
 */
export const leadToLink: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const link = WITH_ENDING.exec(pathname)?.[1]
  if (c.req.method !== 'GET' || !link || link === pathname) return next()
  return c.redirect(link + search, 302)
}
