import type { Context, Hono } from 'hono'
import { ANSWER_PATH, type AttendanceAnswer } from '#domain/calendar/attendees.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { shownPlanner } from '#server/areas/planners/shown-planner.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { renderAppointment } from '#site/appointments/appointment-page.tsx'
import { answerAppointment } from './answer-appointment.commands.ts'
import { findOpenedAppointment, type OpenedAppointment } from './answer-appointment.queries.ts'
import { ANSWER_WORDS, timeInWords } from './appointment-mail.ts'

const BODY_MAX = 4 * 1024

/** Answers by one link in an hour. */
const PER_LINK = { max: 30, windowSeconds: HOUR_SECONDS }

/** The link of an invitation opens its page. Looking at it changes nothing: programs for mail open links by themselves. */
export function createAppointmentLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock, files, settings } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, ANSWER_PATH)
  const path = `${ANSWER_PATH}/:token` as const
  const find = (token: string) => findOpenedAppointment(db, clock, token)

  const show = async (c: Context, opened: OpenedAppointment, status: 200 | 400 | 429 = 200) => {
    const { ownerId, title, place, status: answer } = opened
    const view = {
      ...{ title, place, answer, path: `${ANSWER_PATH}/${c.req.param('token')}` },
      when: timeInWords(opened),
      planner: shownPlanner(files, await readPlannerBrand(db, ownerId)),
      proposed: answerOf(c.req.query('respuesta')),
      failure: status === 429 ? ('tooMany' as const) : null,
    }
    const html = renderAppointment(view, settings.publicUrl)
    return replyPage(c, toPage(html), { status, ...(status === 200 && { cacheControl: KEPT_BY_ITS_READER }) })
  }

  app.get(path, (c) => open(c, c.req.param('token'), find, (opened) => show(c, opened)))

  app.post(path, limitBody(BODY_MAX), (c) => {
    const token = c.req.param('token')
    return open(c, token, find, async (opened) => {
      const form = new URLSearchParams(await c.req.text())
      const answer = answerOf(form.get('respuesta') ?? undefined)
      if (!answer) return show(c, opened, 400)
      const verdict = await platform.rateLimiter.consume(`appointment-link:${shortHash(token)}`, PER_LINK)
      if (!verdict.allowed) {
        c.header('retry-after', String(verdict.retryAfterSeconds))
        return show(c, opened, 429)
      }
      await answerAppointment(platform, token, answer)
      return c.redirect(c.req.path, 303)
    })
  })
  return app
}

const answerOf = (word: string | undefined): AttendanceAnswer | null =>
  (Object.keys(ANSWER_WORDS) as AttendanceAnswer[]).find((kind) => ANSWER_WORDS[kind] === word) ?? null
