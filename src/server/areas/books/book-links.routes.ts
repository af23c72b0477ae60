import { buffer } from 'node:stream/consumers'
import { type Context, Hono } from 'hono'
import { isToken } from '#server/areas/households/invitation.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { type Page, prepareFixed, replyPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { createLinkLimits } from '#server/platform/link-limits.ts'
import { renderProblem } from '#site/problem-page.tsx'
import { findOpenedLink, noteLinkOpened } from './book-links.commands.ts'
import { receiptPaper, statementPaper } from './book-papers.ts'

/**
 * A link of a planner's books opens the statement or the receipt it was made for, as PDF. Its token is the
 * permission; one that is wrong, revoked or over gets one and the same page.
 */
export function createBookLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const limits = createLinkLimits(() => clock.now().getTime())
  const app = new Hono()
  const problems = new Map<string, Promise<Page>>()

  app.use('/cuentas/*', slowRefusals(), keepPrivate)

  app.get('/cuentas/:token', async (c) => {
    const token = c.req.param('token')
    if (!isToken(token)) return problem(c, 'missingLink', 404)
    const place = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, place)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return problem(c, 'tooManyOpenings', 429)
    }
    const link = await findOpenedLink(db, clock, token)
    const paper =
      link &&
      (link.kind === 'receipt'
        ? await receiptPaper(platform, link.ownerId, link.receiptId!)
        : await statementPaper(platform, link.ownerId, link.accountId))
    if (!paper) return problem(c, 'missingLink', 404)
    limits.wasRight(token, place)
    if (isPersonLooking(c)) await noteLinkOpened(db, clock, link.ownerId, link.id)
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paper.name)}`)
    return c.body(new Uint8Array(await buffer(paper.contents)))
  })
  return app

  async function problem(c: Context, kind: 'missingLink' | 'tooManyOpenings', status: 404 | 429) {
    const page = problems.get(kind) ?? prepareFixed(renderProblem(kind, '/cuentas', origin))
    problems.set(kind, page)
    return replyPage(c, await page, { status })
  }
}
