import type { Hono } from 'hono'
import { DEPOSIT_STEP, SIGNING_STEP } from '#domain/agreements/signing.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { shownPlanner } from '#server/areas/planners/shown-planner.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { renderDeposit } from '#site/agreements/deposit-page.tsx'
import { findDepositDays } from './agreements.queries.ts'
import { findOpenedAgreement } from './opened-agreement.queries.ts'
import { tellDeposit } from './tell-deposit.commands.ts'

const BODY_MAX = 1024
const PER_NETWORK = { max: 60, windowSeconds: HOUR_SECONDS }

/** Below the link of a quote is the deposit of its contract, once all have signed. */
export function createDepositLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock, files, rateLimiter, settings } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, QUOTE_PATH)
  const path = `${QUOTE_PATH}/:token/${DEPOSIT_STEP}` as const
  const find = (token: string) => findOpenedAgreement(db, clock, token)

  app.get(path, (c) => {
    const token = c.req.param('token')
    const quotePath = `${QUOTE_PATH}/${token}`
    return open(c, token, find, async ({ key, version, document }) => {
      if (!version.signedAt) return c.redirect(`${quotePath}/${SIGNING_STEP}`, 303)
      const view = {
        ...{ path: `${quotePath}/${DEPOSIT_STEP}`, quotePath, document },
        planner: shownPlanner(files, await readPlannerBrand(db, key.plannerId)),
        signedAt: new Date(version.signedAt),
        ...(await findDepositDays(db, key)),
      }
      return replyPage(c, toPage(renderDeposit(view, settings.publicUrl)), {
        cacheControl: KEPT_BY_ITS_READER,
      })
    })
  })

  app.post(path, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(c, token, find, async () => {
      const verdict = await rateLimiter.consume(`deposit:${clientNetworkOf(c, trustProxy)}`, PER_NETWORK)
      // A deposit that is told twice is noted once, so nothing is lost where it is told too often.
      if (verdict.allowed) await tellDeposit(platform, token)
      return c.redirect(`${c.req.path}#aviso`, 303)
    })
  })
  return app
}
