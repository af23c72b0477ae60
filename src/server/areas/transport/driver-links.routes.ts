import type { Hono } from 'hono'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { renderDriverPage } from '#site/changing-pages.tsx'
import { noteSheetSeen } from './driver-sheet.commands.ts'
import { findSharedWedding } from './driver-sheet.queries.ts'
import { shownSheet } from './shown-driver-sheet.ts'

/** The link of the drivers opens their sheet as it is now, or with `?version=2` as it was sent. */
export function createDriverLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const { app, open } = createLinkPages({ platform, trustProxy }, '/autobuses')
  const find = async (token: string, number: number | undefined) => {
    const shared = await findSharedWedding(db, token)
    if (!shared) return null
    // The link acts for no member: its own row says which wedding it opens.
    const weddingId = mintMemberWeddingId(shared, 'transport', 'view')
    const shown = await shownSheet(db, { weddingId, number })
    return shown && { weddingId, shown }
  }

  app.get('/autobuses/:token', (c) => {
    const token = c.req.param('token')
    const number = versionOf(c.req.query('version'))
    return open(
      c,
      token,
      (given) => find(given, number),
      async ({ weddingId, shown }) => {
        if (number === undefined && isPersonLooking(c)) await noteSheetSeen(db, clock, weddingId)
        const page = { ...shown, path: `/autobuses/${token}`, now: clock.now() }
        return replyPage(c, toPage(renderDriverPage(page, origin)))
      },
    )
  })
  return app
}

/** The number of a version; what is none asks for the present sheet. */
const versionOf = (text: string | undefined) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined)
