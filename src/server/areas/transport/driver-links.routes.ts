import type { Hono } from 'hono'
import { aboardByTrip } from '#domain/transport/boarding.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { renderDriverPage } from '#site/changing-pages.tsx'
import { BOARDING_PATH } from '#site/transport/boarding-fields.ts'
import { type CountedBy, keepTicks } from './boarding.commands.ts'
import { listBoardings } from './boarding.queries.ts'
import { noteSheetSeen } from './driver-sheet.commands.ts'
import { findSharedWedding } from './driver-sheet.queries.ts'
import { shownSheet } from './shown-driver-sheet.ts'
import { anchorOf, typedTicks } from './typed-ticks.ts'

/** The ids of a full bus, three times each, are half of it. */
const BODY_MAX = 32 * 1024

/** A form has no field for a name. */
const UNNAMED: CountedBy = { memberId: null, name: null }

/**
 * The link of the drivers opens their sheet as it is now, or with `?version=2` as it was sent; who has it counts people
 * into the buses (decision 156).
 */
export function createDriverLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock, live } = platform
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
  const findCounting = async (token: string) => {
    const shared = await findSharedWedding(db, token)
    return shared ? mintMemberWeddingId(shared, 'transport', 'edit') : null
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
        const aboard = number === undefined ? aboardByTrip(await listBoardings(db, weddingId)) : null
        const page = { ...shown, aboard, path: `/autobuses/${token}`, now: clock.now() }
        return replyPage(c, toPage(renderDriverPage(page, origin)))
      },
    )
  })

  app.post(`/autobuses/:token${BOARDING_PATH}`, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(c, token, findCounting, async (weddingId) => {
      const form = await c.req.formData().catch(() => new FormData())
      const ticks = typedTicks(form, clock.now())
      if (await keepTicks(db, clock, { weddingId, by: UNNAMED, ticks }))
        live.changed({ weddingId, ...FROM_LINK })
      return c.redirect(`/autobuses/${token}${anchorOf(form)}`, 303)
    })
  })
  return app
}

/** No member did it, and nobody is notified of each tick. */
const FROM_LINK: Omit<Parameters<Platform['live']['changed']>[0], 'weddingId'> = {
  ...{ area: 'transport', section: 'transport', ids: [] },
  ...{ actorId: null, clientId: null, notified: false },
}

/** The number of a version; what is none asks for the present sheet. */
const versionOf = (text: string | undefined) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined)
