import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { readFilters } from '#domain/planners/planners.ts'
import { createAgendaLinks } from '#server/areas/agenda/agenda-links.routes.ts'
import { createAgreementFiles } from '#server/areas/agreements/agreement-files.routes.ts'
import { createAgreementLinks } from '#server/areas/agreements/agreement-links.routes.ts'
import { createCheckPages } from '#server/areas/agreements/check-links.routes.ts'
import { createDepositLinks } from '#server/areas/agreements/deposit-links.routes.ts'
import { createBookLinks } from '#server/areas/books/book-links.routes.ts'
import { createAppointmentLinks } from '#server/areas/calendar/appointment-links.routes.ts'
import { createCateringLinks } from '#server/areas/catering/catering-links.routes.ts'
import { createHelpPages } from '#server/areas/help/help-pages.routes.ts'
import { createClaimPages } from '#server/areas/moderation/claims.routes.ts'
import { listDirectory } from '#server/areas/planners/directory.queries.ts'
import { findListedPlanner } from '#server/areas/planners/listed-planners.queries.ts'
import { portfolioPicture } from '#server/areas/planners/planner-images.ts'
import { toPublicPlanner } from '#server/areas/planners/public-planner.ts'
import { createQuoteLinks } from '#server/areas/quotes/quote-links.routes.ts'
import { createContactForms } from '#server/areas/requests/contact-forms.ts'
import { createLegalFiles } from '#server/areas/site/legal-files.routes.ts'
import { createSiteFiles } from '#server/areas/site/site-files.ts'
import { createDriverLinks } from '#server/areas/transport/driver-links.routes.ts'
import type { Platform } from '#server/core/context.ts'
import {
  ASKED_EACH_TIME,
  type Page,
  prepareFixed,
  redirectToSlug,
  replyPage,
  SHARED_BRIEFLY,
  toPage,
} from '#server/core/http/page-reply.ts'
import { fieldsOf } from '#server/core/http/request-log.ts'
import { outageOf } from '#server/platform/outage.ts'
import { renderDirectory, renderProfile } from '#site/changing-pages.tsx'
import { FIXED_PATHS, renderFixedPage } from '#site/fixed-pages.tsx'
import { renderProblem } from '#site/problem-page.tsx'
import { replySharedFolder } from './shared-folder-page.ts'

export type SiteOptions = {
  /** The messages of the contact form go to this address. */
  contactEmail: string
  trustProxy: boolean
  /** The folder whose `assets` the build filled for these pages; `null` where Vite serves them. */
  siteFolder: string | null
}

/** The workers of the sheets of vendors and drivers lie with all other files, and answer for these sheets alone. */
function sayHowKept(path: string, c: Context) {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  if (/\/sheet-worker-[\w-]+\.js/.test(path)) c.header('service-worker-allowed', '/agenda/')
  if (/\/driver-worker-[\w-]+\.js/.test(path)) c.header('service-worker-allowed', '/autobuses/')
}

/** The areas whose pages a link opens without an account. */
const LINKS = [
  createAgendaLinks,
  createCateringLinks,
  createDriverLinks,
  createBookLinks,
  createClaimPages,
  createQuoteLinks,
  createAgreementLinks,
  createAgreementFiles,
  createDepositLinks,
  createCheckPages,
  createAppointmentLinks,
]

/** Every public page and what belongs to it; answers 404 for the rest. */
export function createSitePages(platform: Platform, options: SiteOptions): Hono {
  const origin = platform.settings.publicUrl
  const app = new Hono()
  const problem = (kind: Parameters<typeof renderProblem>[0], path: string) =>
    toPage(renderProblem(kind, path, origin))

  if (options.siteFolder) {
    app.use(
      '/assets/*',
      serveStatic({
        root: options.siteFolder,
        precompressed: true,
        onFound: sayHowKept,
      }),
    )
  }

  app.route('/', createLegalFiles(platform))
  app.route('/', createHelpPages(platform))
  const installation = { operator: platform.settings.operator, isCharging: platform.payments !== null }
  const fixed = new Map<string, Promise<Page>>()
  for (const path of FIXED_PATHS) {
    app.get(path, async (c) => {
      const page = fixed.get(path) ?? prepareFixed(renderFixedPage(path, origin, installation))
      fixed.set(path, page)
      return replyPage(c, await page, { cacheControl: SHARED_BRIEFLY })
    })
  }

  app.get('/directorio', (c) => replyDirectory(platform, c))
  app.get('/planners/:slug', (c) => replyProfile(platform, c, c.req.param('slug')))
  for (const createLinks of LINKS) app.route('/', createLinks(platform, options.trustProxy))
  app.get('/inspiracion/:token', (c) => replySharedFolder(platform, c, c.req.param('token')))

  app.route('/', createContactForms(platform, options))
  app.route('/', createSiteFiles(platform))

  app.get('*', async (c) => {
    if (/^\/[^/\\].*[^/]\/$/.test(c.req.path)) return c.redirect(c.req.path.slice(0, -1), 301)
    return replyPage(c, problem('missing', c.req.path), { status: 404 })
  })
  app.onError((error, c) => {
    platform.log.error({ err: error, ...fieldsOf(c) }, 'page failed')
    const outage = outageOf(error)
    if (!outage) return replyPage(c, problem('failed', c.req.path), { status: 500 })
    c.header('retry-after', outage.headers['retry-after'])
    return replyPage(c, problem('unavailable', c.req.path), { status: 503 })
  })
  return app
}

async function replyDirectory(platform: Platform, c: Context): Promise<Response> {
  const typed = {
    zone: c.req.query('zona') ?? '',
    style: c.req.query('estilo') ?? '',
    price: c.req.query('precio') ?? '',
  }
  const { filters, priceProblem } = readFilters(typed)
  const planners = await listDirectory(platform, filters)
  const page = toPage(renderDirectory({ planners, typed, priceProblem }, platform.settings.publicUrl))
  return replyPage(c, page, { cacheControl: ASKED_EACH_TIME, hasScript: true })
}

async function replyProfile(platform: Platform, c: Context, slug: string): Promise<Response> {
  const { db, clock, files } = platform
  const { publicUrl } = platform.settings
  const listed = await findListedPlanner(db, clock, slug)
  if (!listed) {
    return replyPage(c, toPage(renderProblem('missingPlanner', c.req.path, publicUrl)), { status: 404 })
  }
  if (slug !== listed.slug) return redirectToSlug(c, `/planners/${listed.slug}`)
  const portfolio = listed.portfolio.map(({ path, width, height, ...image }) => ({
    ...image,
    picture: portfolioPicture(files, path, { width, height }),
  }))
  const page = toPage(renderProfile({ planner: toPublicPlanner(files, listed), portfolio }, publicUrl))
  return replyPage(c, page, { cacheControl: ASKED_EACH_TIME })
}
