import type { Hono } from 'hono'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { renderCatererPage } from '#site/changing-pages.tsx'
import { noteCateringSeen } from './catering.commands.ts'
import { findSharedWedding, readCatering, readVersions } from './catering.queries.ts'
import { tablesOfLink } from './catering-plan.queries.ts'
import { toCatering } from './shown-sheet.ts'

/** The link of a caterer opens the sheet of the menus. */
export function createCateringLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const { app, open } = createLinkPages({ platform, trustProxy }, '/catering')
  const find = (token: string) => findSharedWedding(db, token)

  app.get('/catering/:token', (c) => {
    const token = c.req.param('token')
    return open(c, token, find, async (shared) => {
      // The link acts for no member: its own row says which wedding it opens.
      const weddingId = mintMemberWeddingId(shared, 'guests', 'view')
      if (isPersonLooking(c)) await noteCateringSeen(db, clock, weddingId)
      const seeing = tablesOfLink(shared)
      const row = await readCatering(db, weddingId, seeing)
      const sent = await readVersions(db, weddingId, seeing)
      const page = {
        path: `/catering/${token}`,
        wedding: row.wedding,
        catering: toCatering(row, sent),
        now: clock.now(),
      }
      return replyPage(c, toPage(renderCatererPage(page, origin)))
    })
  })
  return app
}
