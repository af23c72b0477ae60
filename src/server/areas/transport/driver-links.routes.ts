import type { Context, Hono } from 'hono'
import { aboardByTrip } from '#domain/transport/boarding.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { renderDriverPage } from '#site/changing-pages.tsx'
import { BOARDING_PATH } from '#site/transport/boarding-fields.ts'
import { type BoardingState, CLOCK_HEADER } from '#site/transport/boarding-state.ts'
import type { CountedBy } from './boarding.commands.ts'
import { listBoardings } from './boarding.queries.ts'
import { countByLink } from './count-by-link.ts'
import { noteSheetSeen } from './driver-sheet.commands.ts'
import { findSharedWedding } from './driver-sheet.queries.ts'
import { parseTicks } from './sent-ticks.ts'
import { markOf, shownSheet } from './shown-driver-sheet.ts'
import { anchorOf, typedTicks } from './typed-ticks.ts'

/** The taps that a phone sends at once, or the ids of a full bus three times each, with room to spare. */
const BODY_MAX = 48 * 1024

/** Sixty phones ask every five seconds for the ticks of the others. */
const VIEWS = { capacity: 300, perSecond: 12 }

/** A form has no field for a name. */
const UNNAMED: CountedBy = { memberId: null, name: null }

/**
 * The link of the drivers opens their sheet as it is now, or with `?version=2` as it was sent; who has it counts people
 * into the buses (decision 156).
 */
export function createDriverLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { publicUrl: origin } = platform.settings
  const { app, open } = createLinkPages({ platform, trustProxy, views: VIEWS }, '/autobuses')
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
        const aboard = number === undefined ? aboardByTrip(await listBoardings(db, weddingId)) : null
        const list = markOf(shown)
        const page = { ...shown, weddingId, list, aboard, path: `/autobuses/${token}`, now: clock.now() }
        return replyPage(c, toPage(renderDriverPage(page, origin)), { hasScript: aboard !== null })
      },
    )
  })

  app.get(`/autobuses/:token${BOARDING_PATH}`, (c) =>
    open(
      c,
      c.req.param('token'),
      (token) => find(token, undefined),
      ({ weddingId, shown }) => replyState(platform, c, { weddingId, list: markOf(shown) }),
    ),
  )

  app.post(`/autobuses/:token${BOARDING_PATH}`, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(
      c,
      token,
      (given) => find(given, undefined),
      async ({ weddingId, shown }) => {
        if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
          const form = await c.req.formData().catch(() => new FormData())
          await countByLink(platform, weddingId, UNNAMED, typedTicks(form, clock.now()))
          return c.redirect(`/autobuses/${token}${anchorOf(form)}`, 303)
        }
        const sent = parseTicks(await c.req.json().catch(() => null))
        if (!sent) return c.json({ code: 'NO_TICKS' }, 422)
        await countByLink(platform, weddingId, { memberId: null, name: sent.name }, sent.ticks)
        return replyState(platform, c, { weddingId, list: markOf(shown) })
      },
    )
  })
  return app
}

type WeddingId = MemberWeddingId<'transport', 'view'>

type Asked = { weddingId: WeddingId; list: string }

/** Answers with the people in each bus, or with 304 where the phone knows them. */
async function replyState(
  { db, clock }: Platform,
  c: Context,
  { weddingId, list }: Asked,
): Promise<Response> {
  const aboard = aboardByTrip(await listBoardings(db, weddingId))
  const state: BoardingState = {
    list,
    aboard: Object.fromEntries(Array.from(aboard, ([tripId, guests]) => [tripId, [...guests]])),
  }
  const json = JSON.stringify(state)
  const tag = `"${shortHash(json)}"`
  c.header(CLOCK_HEADER, String(clock.now().getTime()))
  c.header('etag', tag)
  if (c.req.header('if-none-match') === tag) return c.body(null, 304)
  return c.body(json, 200, { 'content-type': 'application/json' })
}

/** The number of a version; what is none asks for the present sheet. */
const versionOf = (text: string | undefined) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined)
