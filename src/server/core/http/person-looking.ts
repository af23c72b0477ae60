import type { Context } from 'hono'

/** Programs that fetch a link to show a preview of it. */
const PREVIEW =
  /bot|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|curl|wget/i

/** Whether a person looks at a page: no program that previews links, no check of its headers, no prefetch. */
export const isPersonLooking = (c: Context): boolean =>
  c.req.method === 'GET' &&
  !PREVIEW.test(c.req.header('user-agent') ?? '') &&
  !/prefetch|preview/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
