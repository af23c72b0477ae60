import { type Context, Hono } from 'hono'
import { CLAIM_MAX } from '#domain/moderation/reports.ts'
import { cleanParagraphs } from '#domain/text/clean-text.ts'
import { isToken } from '#server/areas/households/invitation.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { createLinkLimits } from '#server/platform/link-limits.ts'
import { type ClaimPageProps, renderClaim } from '#site/moderation/claim-page.tsx'
import { renderProblem } from '#site/problem-page.tsx'
import { findClaim, submitClaim } from './claims.commands.ts'
import { CLAIM_PATH } from './decision-mails.ts'

/** Several times as much as a claim is allowed. */
const BODY_MAX = 64 * 1024

/** The link in the mail of a decision opens its reasons and the form to claim, once. Its token is the permission. */
export function createClaimPages(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const limits = createLinkLimits(() => clock.now().getTime())
  const app = new Hono()
  const path = `${CLAIM_PATH}:token`

  const problem = (c: Context, kind: 'missingLink' | 'tooManyOpenings', status: 404 | 429) =>
    replyPage(c, toPage(renderProblem(kind, '/reclamar', origin)), { status })

  const open = async (
    c: Context,
    answer: (token: string, claim: ClaimPageProps) => Promise<Response>,
  ): Promise<Response> => {
    const token = c.req.param('token') ?? ''
    if (!isToken(token)) return problem(c, 'missingLink', 404)
    const place = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, place)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return problem(c, 'tooManyOpenings', 429)
    }
    const claim = await findClaim(db, clock, token)
    if (!claim) return problem(c, 'missingLink', 404)
    limits.wasRight(token, place)
    return answer(token, claim)
  }

  const show = (c: Context, claim: ClaimPageProps, status: 200 | 422 = 200) =>
    replyPage(c, toPage(renderClaim(claim, { origin, path: c.req.path })), { status })

  app.use(`${CLAIM_PATH}*`, slowRefusals(), keepPrivate)
  app.get(path, (c) => open(c, (_, claim) => show(c, claim)))
  app.post(path, limitBody(BODY_MAX), (c) =>
    open(c, async (token, claim) => {
      const typed = (await c.req.formData().catch(() => new FormData())).get('message')
      const message = cleanParagraphs(typeof typed === 'string' ? typed : '')
      if (!claim.claimedAt && !message) return show(c, { ...claim, problem: 'MISSING' }, 422)
      if (!claim.claimedAt && message.length > CLAIM_MAX)
        return show(c, { ...claim, message, problem: 'TOO_LONG' }, 422)
      await submitClaim(platform, token, message)
      return c.redirect(c.req.path, 303)
    }),
  )
  return app
}
