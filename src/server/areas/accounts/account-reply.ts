import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'

/**
 * Answers with an account page. Nothing keeps a copy of it, and its address, which may carry a token, goes into no
 * referrer: other pages learn the origin alone, which browsers send with the forms too.
 */
export function replyAccount(c: Context, html: string, status: ContentfulStatusCode = 200) {
  c.header('referrer-policy', 'strict-origin')
  return replyPage(c, toPage(html), { status, hasScript: true })
}
