import { type Context, Hono } from 'hono'
import { APP_LOGO_LINK_SECONDS } from '#domain/planners/planners.ts'
import { logoUrl } from '#server/areas/planners/planner-images.ts'
import type { Platform } from '#server/core/context.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { renderVendorSheet } from '#site/changing-pages.tsx'
import { renderProblem } from '#site/problem-page.tsx'
import { agendaCalendar } from './agenda-calendar.ts'
import { markSeen, noteVisit } from './agenda-links.commands.ts'
import { findSharedAgenda } from './shared-agenda.queries.ts'
import { toSeen, vendorSheet } from './vendor-sheet.ts'

/**
 * The links out of an agenda open the sheet of a vendor and the calendar that others subscribe to. Their token is the
 * permission, so nothing here is indexed, cached by others or sent on as a referrer.
 */
export function createAgendaLinks(platform: Platform): Hono {
  const { db, clock, files } = platform
  const { publicUrl: origin } = platform.settings
  const app = new Hono()

  app.use('/agenda/*', async (c, next) => {
    await next()
    c.header('x-robots-tag', 'noindex, nofollow')
    c.header('referrer-policy', 'no-referrer')
  })

  app.get('/agenda/:file{[\\w-]{22}\\.ics}', async (c) => {
    const agenda = await findSharedAgenda(db, c.req.param('file').slice(0, -'.ics'.length))
    if (!agenda) return missing(c)
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('content-disposition', 'inline; filename="agenda.ics"')
    c.header('cache-control', 'private, no-cache')
    return c.body(agendaCalendar(agenda, origin))
  })

  app.get('/agenda/:token', async (c) => {
    const token = c.req.param('token')
    const agenda = await findSharedAgenda(db, token)
    if (!agenda?.vendor) return missing(c)
    const shown = agenda.items.map(toSeen)
    const isLook = isPersonLooking(c)
    const before = isLook ? await noteVisit(db, clock, token, shown) : null
    const { planner } = agenda
    const sheet = {
      ...vendorSheet(agenda, before, clock.now()),
      path: `/agenda/${token}`,
      planner: planner && { ...planner, logoUrl: logoUrl(files, planner.logoPath, APP_LOGO_LINK_SECONDS) },
    }
    return replyPage(c, toPage(renderVendorSheet(sheet, origin)), { hasScript: true })
  })

  app.post('/agenda/:token/visto', async (c) => {
    const token = c.req.param('token')
    const agenda = await findSharedAgenda(db, token)
    if (!agenda?.vendor) return missing(c)
    await markSeen(db, clock, token, agenda.items.map(toSeen))
    return c.redirect(`/agenda/${token}`, 303)
  })
  return app

  function missing(c: Context): Promise<Response> {
    return replyPage(c, toPage(renderProblem('missingAgenda', '/agenda', origin)), { status: 404 })
  }
}
