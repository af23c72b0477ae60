import { Hono } from 'hono'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'
import type { Platform } from '#server/core/context.ts'
import { type Page, prepareFixed, replyPage, SHARED_BRIEFLY, toPage } from '#server/core/http/page-reply.ts'
import { renderGuestData } from '#site/legal/guest-data-page.tsx'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import { LEGAL_PATHS, renderLegalFile } from '#site/legal/legal-file.tsx'

/** `?descargar` of the texts of law, and what guests read in their language. */
export function createLegalFiles(platform: Platform): Hono {
  const app = new Hono()
  for (const document of LEGAL_DOCUMENTS) {
    app.get(LEGAL_PATHS[document], (c, next) => {
      if (c.req.query('descargar') === undefined) return next()
      const { name, html } = renderLegalFile(document, platform)
      c.header('content-disposition', `attachment; filename="${name}"`)
      return replyPage(c, toPage(html))
    })
  }
  const pages = new Map<string, Promise<Page>>()
  for (const language of INVITATION_LANGUAGES) {
    app.get(guestDataPath(language), async (c) => {
      const { publicUrl, operator } = platform
      const page = pages.get(language) ?? prepareFixed(renderGuestData({ language, operator }, publicUrl))
      pages.set(language, page)
      return replyPage(c, await page, { cacheControl: SHARED_BRIEFLY })
    })
  }
  return app
}
