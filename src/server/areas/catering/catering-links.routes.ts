import { type Context, Hono } from 'hono'
import { isToken } from '#server/areas/households/invitation.queries.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { type Page, prepareFixed, replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { createLinkLimits } from '#server/platform/link-limits.ts'
import { renderCatererPage } from '#site/changing-pages.tsx'
import { renderProblem } from '#site/problem-page.tsx'
import { noteCateringSeen } from './catering.commands.ts'
import { findSharedWedding, readCatering, readVersions } from './catering.queries.ts'
import { toCatering } from './shown-sheet.ts'

/**
 * The link of a caterer opens these pages. Its token is the permission, so nothing here is indexed, cached by others or
 * sent on as a referrer; a link that is wrong or revoked gets one and the same page.
 */
export function createCateringLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const limits = createLinkLimits(() => clock.now().getTime())
  const app = new Hono()
  // Guesses by the thousand are answered with what was drawn and compressed once.
  const problems = new Map<string, Promise<Page>>()

  app.use('/catering/*', slowRefusals(), keepPrivate)

  app.get('/catering/:token', async (c) => {
    const token = c.req.param('token')
    if (!isToken(token)) return problem(c, 'missingLink', 404)
    const place = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, place)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return problem(c, 'tooManyOpenings', 429)
    }
    const shared = await findSharedWedding(db, token)
    if (!shared) return problem(c, 'missingLink', 404)
    limits.wasRight(token, place)
    // The link acts for no member: its own row says which wedding it opens.
    const weddingId = mintMemberWeddingId(shared, 'guests', 'view')
    if (isPersonLooking(c)) await noteCateringSeen(db, clock, weddingId)
    const [row, sent] = [await readCatering(db, weddingId), await readVersions(db, weddingId)]
    const page = {
      path: `/catering/${token}`,
      wedding: row.wedding,
      catering: toCatering(row, sent),
      now: clock.now(),
    }
    return replyPage(c, toPage(renderCatererPage(page, origin)))
  })
  return app

  async function problem(c: Context, kind: 'missingLink' | 'tooManyOpenings', status: 404 | 429) {
    const page = problems.get(kind) ?? prepareFixed(renderProblem(kind, '/catering', origin))
    problems.set(kind, page)
    return replyPage(c, await page, { status })
  }
}
