import type { Hono } from 'hono'
import { APP_LOGO_LINK_SECONDS } from '#domain/planners/planners.ts'
import { plannerCalendarFile } from '#server/areas/calendar/planner-calendar-file.ts'
import { logoUrl } from '#server/areas/planners/planner-images.ts'
import type { Platform } from '#server/core/context.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { renderVendorSheet } from '#site/changing-pages.tsx'
import { agendaCalendar } from './agenda-calendar.ts'
import { markSeen, noteVisit } from './agenda-links.commands.ts'
import { ownCalendarFile } from './own-calendar.ts'
import { findSharedAgenda } from './shared-agenda.queries.ts'
import { toSeen, vendorSheet } from './vendor-sheet.ts'

/** The links out of an agenda open the sheet of a vendor and the calendar that others subscribe to, those of planners too. */
export function createAgendaLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock, files } = platform
  const { publicUrl: origin } = platform.settings
  const { app, open } = createLinkPages({ platform, trustProxy }, '/agenda')

  const find = (token: string) => findSharedAgenda(db, token)
  const findCalendar = async (token: string) => {
    const agenda = await find(token)
    if (agenda) return agendaCalendar(agenda, origin)
    return (await ownCalendarFile(db, token, origin)) ?? plannerCalendarFile({ db, clock }, token, origin)
  }
  const findSheet = async (token: string) => {
    const agenda = await find(token)
    return agenda?.vendor ? { ...agenda, vendor: agenda.vendor } : null
  }

  app.get('/agenda/:file{[\\w-]{22}\\.ics}', (c) =>
    open(c, c.req.param('file').slice(0, -'.ics'.length), findCalendar, (ics) => {
      c.header('content-type', 'text/calendar; charset=utf-8')
      c.header('content-disposition', 'inline; filename="agenda.ics"')
      c.header('cache-control', KEPT_BY_ITS_READER)
      return c.body(ics)
    }),
  )

  app.get('/agenda/:token', (c) => {
    const token = c.req.param('token')
    return open(c, token, findSheet, async (agenda) => {
      const shown = agenda.items.map(toSeen)
      const before = isPersonLooking(c) ? await noteVisit(db, clock, token, shown) : null
      const { planner } = agenda
      const sheet = {
        ...vendorSheet(agenda, before, clock.now()),
        path: `/agenda/${token}`,
        planner: planner && { ...planner, logoUrl: logoUrl(files, planner.logoPath, APP_LOGO_LINK_SECONDS) },
      }
      return replyPage(c, toPage(renderVendorSheet(sheet, origin)), { hasScript: true })
    })
  })

  app.post('/agenda/:token/visto', (c) => {
    const token = c.req.param('token')
    return open(c, token, findSheet, async (agenda) => {
      await markSeen(db, clock, token, agenda.items.map(toSeen))
      return c.redirect(`/agenda/${token}`, 303)
    })
  })
  return app
}
