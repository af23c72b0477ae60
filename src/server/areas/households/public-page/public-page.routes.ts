import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  findInvitationPath,
  PAGE_PASSWORD_MAX,
  PAGE_PROOF_DAYS,
  publicPagePath,
} from '#domain/households/public-page.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import { usesSecureCookies } from '#server/core/auth/session-cookie.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { LINK_KEYS_MAX } from '#server/platform/link-limits.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'
import { socialImagePath } from '#site/fixed-pages.tsx'
import { renderPagePassword, renderPublicPage } from '#site/rsvp/public-pages.tsx'
import { wordsOf } from '#site/rsvp/words.ts'
import { findPublishedContent, findShownPlan } from '../page-content/page-content.queries.ts'
import { contentIn, daysUntil, findDays, placesOf } from '../rsvp/guest-page.ts'
import { createFindPages } from './find-invitation.ts'
import {
  languageOf,
  mayRead,
  openPage,
  PROOF,
  type PublicPageRoutes,
  proofOf,
  toPublicView,
} from './open-page.ts'
import { isPagePassword } from './page-password.ts'
import { noteOpened } from './public-page.commands.ts'
import type { PublicWedding } from './public-page.queries.ts'

/** Wrong passwords that one network tries of one page: a few at once, then one in half a minute. A party shares a network. */
const TRIES_OF_PLACE = { capacity: 10, perSecond: 1 / 30 }

/** The same of all networks together. */
const TRIES_OF_PAGE = { capacity: 300, perSecond: 1 }

const BODY_MAX = 4 * 1024

/** `/boda/{slug}`: the page of a wedding for all who know its address, and its password if it has one (decision 149). */
export function createPublicPages({ platform, trustProxy }: PublicPageRoutes): Hono {
  const now = () => platform.clock.now().getTime()
  const ofPlace = new TokenBuckets(TRIES_OF_PLACE, LINK_KEYS_MAX, now)
  const ofPage = new TokenBuckets(TRIES_OF_PAGE, LINK_KEYS_MAX, now)
  const app = new Hono()

  const placeOf = (c: Context, slug: string) => `${slug} ${clientNetworkOf(c, trustProxy)}`

  /** Seconds to wait before another password may be tried; 0 when it may. */
  const waitFor = (c: Context, slug: string) => ofPlace.take(placeOf(c, slug), 1) || ofPage.take(slug, 1)

  /** The right password counts for nothing. */
  const wasRight = (c: Context, slug: string) => {
    ofPlace.give(placeOf(c, slug), 1)
    ofPage.give(slug, 1)
  }

  app.use('/boda/*', async (c, next) => {
    await next()
    c.res.headers.append('vary', 'Accept-Language, Cookie')
  })
  app.route('/', createFindPages({ platform, trustProxy }))
  app.get('/boda/:slug', (c) =>
    openPage(platform, c, (slug, wedding) =>
      mayRead(platform, c, slug, wedding)
        ? showPage(platform, c, slug, wedding)
        : askPassword(platform, c, slug, null),
    ),
  )
  app.post('/boda/:slug', limitBody(BODY_MAX), (c) =>
    openPage(platform, c, async (slug, { passwordHash }) => {
      if (passwordHash === null) return c.redirect(publicPagePath(slug), 303)
      const wait = waitFor(c, slug)
      if (wait > 0) {
        c.header('retry-after', String(wait))
        return askPassword(platform, c, slug, 'wait')
      }
      const typed = new URLSearchParams(await c.req.text()).get('password') ?? ''
      const isRight = typed.length <= PAGE_PASSWORD_MAX && (await isPagePassword(typed, passwordHash))
      if (!isRight) return askPassword(platform, c, slug, 'wrong')
      wasRight(c, slug)
      setCookie(c, PROOF, proofOf(platform, slug, passwordHash), {
        path: publicPagePath(slug),
        maxAge: PAGE_PROOF_DAYS * DAY_SECONDS,
        httpOnly: true,
        sameSite: 'Lax',
        secure: usesSecureCookies(platform.settings.publicUrl),
      })
      return c.redirect(publicPagePath(slug), 303)
    }),
  )
  return app
}

async function showPage(
  platform: Platform,
  c: Context,
  slug: string,
  wedding: PublicWedding,
): Promise<Response> {
  const { db, clock, files, settings } = platform
  const language = languageOf(platform, c, slug)
  const words = wordsOf(language)
  const view = toPublicView(platform, slug, wedding)
  const { weddingId } = wedding
  const [days, content] = await Promise.all([
    findDays(db, { invitation: { weddingId, householdId: null, wedding }, view, words }, view.events),
    findPublishedContent(db, wedding),
  ])
  const guestPage = {
    daysLeft: daysUntil(wedding, clock.now()),
    days,
    undated: view.events.filter(({ date }) => date === null),
    places: placesOf(view.events),
    venuePlan: await findShownPlan({ db, files }, wedding, content, language),
    ...{ beside: [], buses: [], rooms: [], isAskedForBeds: false, gift: null, hasGiftList: false },
    ...contentIn(content, words),
  }
  if (isPersonLooking(c)) await noteOpened(db, clock, weddingId)
  const isFoundBySearch = wedding.isFoundBySearch && wedding.passwordHash === null
  if (!isFoundBySearch) c.header('x-robots-tag', 'noindex')
  const findPath = wedding.findsInvitations ? findInvitationPath(slug) : null
  const state = { guestPage, isFoundBySearch, findPath, image: socialImagePath('/') }
  const page = renderPublicPage(view, state, { origin: settings.publicUrl, language })
  return replyPage(c, toPage(page), { cacheControl: KEPT_BY_ITS_READER })
}

function askPassword(
  platform: Platform,
  c: Context,
  slug: string,
  problem: 'wrong' | 'wait' | null,
): Promise<Response> {
  const site = { origin: platform.settings.publicUrl, language: languageOf(platform, c, slug) }
  const page = renderPagePassword({ path: publicPagePath(slug), problem, image: socialImagePath('/') }, site)
  c.header('x-robots-tag', 'noindex')
  const status = problem === null ? 200 : problem === 'wrong' ? 403 : 429
  return replyPage(c, toPage(page), { status, cacheControl: 'no-store' })
}
