import { Hono } from 'hono'
import { HELP_SLUGS, helpPath, WRITE_PATH } from '#domain/help/help-slugs.ts'
import { HELP_QUERY_MAX } from '#domain/help/search-help.ts'
import { readSessionCookie } from '#server/core/auth/session-cookie.ts'
import type { Platform } from '#server/core/context.ts'
import { type Page, prepareFixed, replyPage, SHARED_BRIEFLY, toPage } from '#server/core/http/page-reply.ts'
import { renderHelp, renderHelpAnswer } from '#site/help/help-pages.tsx'

/** `/ayuda`, what a question finds there, and each answer; the same for every visitor. */
export function createHelpPages({ settings: { publicUrl, authSecret } }: Platform): Hono {
  const app = new Hono()
  const prepared = new Map<string, Promise<Page>>()
  const prepare = (path: string, render: () => string) => {
    const page = prepared.get(path) ?? prepareFixed(render())
    prepared.set(path, page)
    return page
  }
  app.get('/ayuda', async (c) => {
    const question = (c.req.query('q') ?? '').trim().slice(0, HELP_QUERY_MAX)
    const page = question
      ? toPage(renderHelp(question, publicUrl))
      : await prepare('/ayuda', () => renderHelp('', publicUrl))
    return replyPage(c, page, { cacheControl: SHARED_BRIEFLY })
  })
  app.get(WRITE_PATH, (c) => {
    const hasSession = readSessionCookie(c.req.header('cookie'), publicUrl, authSecret) !== null
    c.header('cache-control', 'no-store')
    return c.redirect(hasSession ? '/app/help' : '/contacto', 303)
  })
  for (const slug of HELP_SLUGS) {
    app.get(helpPath(slug), async (c) => {
      const page = await prepare(slug, () => renderHelpAnswer(slug, publicUrl))
      return replyPage(c, page, { cacheControl: SHARED_BRIEFLY })
    })
  }
  return app
}
