import type { Context, Hono } from 'hono'
import { CLAIM_MAX } from '#domain/moderation/reports.ts'
import { cleanParagraphs } from '#domain/text/clean-text.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { type ClaimPageProps, renderClaim } from '#site/moderation/claim-page.tsx'
import { findClaim, submitClaim } from './claims.commands.ts'
import { CLAIM_PATH } from './decision-mails.ts'

/** Several times as much as a claim is allowed. */
const BODY_MAX = 64 * 1024

/** The link in the mail of a decision opens its reasons and the form to claim, once. */
export function createClaimPages(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const { app, open } = createLinkPages({ platform, trustProxy }, CLAIM_PATH)
  const path = `${CLAIM_PATH}/:token` as const
  const find = (token: string) => findClaim(db, clock, token)

  const show = (c: Context, claim: ClaimPageProps, status: 200 | 422 = 200) =>
    replyPage(c, toPage(renderClaim(claim, { origin, path: c.req.path })), { status })

  app.get(path, (c) => open(c, c.req.param('token'), find, (claim) => show(c, claim)))
  app.post(path, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(c, token, find, async (claim) => {
      const typed = (await c.req.formData().catch(() => new FormData())).get('message')
      const message = cleanParagraphs(typeof typed === 'string' ? typed : '')
      if (!claim.claimedAt && !message) return show(c, { ...claim, problem: 'MISSING' }, 422)
      if (!claim.claimedAt && message.length > CLAIM_MAX)
        return show(c, { ...claim, message, problem: 'TOO_LONG' }, 422)
      await submitClaim(platform, token, message)
      return c.redirect(c.req.path, 303)
    })
  })
  return app
}
