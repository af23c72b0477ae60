import { setTimeout as delay } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { familiesNamed, isContactOf } from '#domain/households/find-family.ts'
import { FIND_TYPED_MAX, findInvitationPath, publicPagePath } from '#domain/households/public-page.ts'
import { SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { socialImagePath } from '#site/fixed-pages.tsx'
import type { FindProblem, FindTyped } from '#site/rsvp/find-page.tsx'
import { renderFindPage } from '#site/rsvp/public-pages.tsx'
import { findFamilies } from './find-invitation.queries.ts'
import { createFindLimits, type FindLimits } from './find-limits.ts'
import { languageOf, mayRead, openPage, type PublicPageRoutes, toPublicView } from './open-page.ts'
import type { PublicWedding } from './public-page.queries.ts'

const BODY_MAX = 4 * 1024

/** How long an answer takes at least, in milliseconds: more than the search, so that its time tells nothing. */
const ANSWER_MS = 300

type Find = PublicPageRoutes & { limits: FindLimits }

/**
 * `/boda/{slug}/invitacion`: a family is led to its own invitation by a name and a phone or an address (decision 159).
 * It is nowhere unless the couple wants it, and behind the password of the page.
 */
export function createFindPages(routes: PublicPageRoutes): Hono {
  const { clock } = routes.platform
  const find: Find = { ...routes, limits: createFindLimits(() => clock.now().getTime()) }
  const app = new Hono()
  app.use('/boda/:slug/invitacion', slowRefusals())
  app.get('/boda/:slug/invitacion', (c) =>
    open(find, c, (slug, wedding) => show(find, c, slug, wedding, { problem: null })),
  )
  app.post('/boda/:slug/invitacion', limitBody(BODY_MAX), (c) =>
    open(find, c, (slug, wedding) => search(find, c, slug, wedding)),
  )
  return app
}

/** Leads to the page itself while nothing is looked for there, and for who has not given its password. */
const open = (
  { platform }: Find,
  c: Context,
  answer: (slug: string, wedding: PublicWedding) => Promise<Response>,
): Promise<Response> =>
  openPage(platform, c, (slug, wedding) =>
    wedding.findsInvitations && mayRead(platform, c, slug, wedding)
      ? answer(slug, wedding)
      : c.redirect(publicPagePath(slug), 303),
  )

/** Leads to the invitation of the one family that both belong to; anything else is answered alike. */
async function search(find: Find, c: Context, slug: string, wedding: PublicWedding): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const typed = { name: form.get('nombre') ?? '', contact: form.get('contacto') ?? '' }
  const network = clientNetworkOf(c, find.trustProxy)
  const wait = find.limits.search(wedding.weddingId, network)
  if (wait > 0) {
    c.header('retry-after', String(wait))
    return show(find, c, slug, wedding, { problem: 'wait', typed })
  }
  const [token] = await Promise.all([findToken(find, wedding.weddingId, network, typed), delay(ANSWER_MS)])
  if (token === null) return show(find, c, slug, wedding, { problem: 'unknown', typed })
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(`${SHARED_LINKS.invitation.begins}${token}`, 303)
}

/** The token of the family's present link; `null` for none, for several and for one of which too much was guessed. */
async function findToken(
  { platform, limits }: Find,
  weddingId: string,
  network: string,
  { name, contact }: FindTyped,
): Promise<string | null> {
  const families = await findFamilies(platform.db, weddingId)
  if (name.length > FIND_TYPED_MAX || contact.length > FIND_TYPED_MAX) return null
  const compared = familiesNamed(families, cleanLine(name)).filter(({ id }) => limits.mayCompare(id))
  const found = compared.filter((family) => isContactOf(family, cleanLine(contact)))
  if (found.length !== 1) return null
  limits.wasFound(
    weddingId,
    network,
    compared.map(({ id }) => id),
  )
  return found[0]!.token
}

type Shown = { problem: FindProblem | null; typed?: FindTyped }

function show(
  { platform }: Find,
  c: Context,
  slug: string,
  wedding: PublicWedding,
  { problem, typed }: Shown,
): Promise<Response> {
  const site = { origin: platform.settings.publicUrl, language: languageOf(platform, c, slug) }
  const view = { ...toPublicView(platform, slug, wedding), path: findInvitationPath(slug) }
  const state = { problem, typed, back: publicPagePath(slug), image: socialImagePath('/') }
  const page = toPage(renderFindPage(view, state, site))
  c.header('x-robots-tag', 'noindex')
  if (problem === null) return replyPage(c, page, { cacheControl: KEPT_BY_ITS_READER })
  return replyPage(c, page, { status: problem === 'wait' ? 429 : 422 })
}
