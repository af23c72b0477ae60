import { type Context, Hono } from 'hono'
import { isInEffect } from '#domain/announcements/announcements.ts'
import { changedLines, compareTexts } from '#domain/announcements/compare-texts.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { LEGAL_DOCUMENTS, type LegalDocument } from '#domain/operation/legal-documents.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { findLastAnnouncement } from '#server/areas/announcements/announcements.queries.ts'
import type { Platform } from '#server/core/context.ts'
import {
  ASKED_EACH_TIME,
  type Page,
  prepareFixed,
  replyPage,
  SHARED_BRIEFLY,
  toPage,
} from '#server/core/http/page-reply.ts'
import { findComingAnnouncement, textInForce } from '#server/core/legal/texts-in-force.queries.ts'
import { renderComingText } from '#site/fixed-pages.tsx'
import { renderGuestData } from '#site/legal/guest-data-page.tsx'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import { renderLegalFile } from '#site/legal/legal-file.tsx'
import { changesPath, LEGAL_PATHS } from '#site/legal/legal-paths.ts'
import { renderTextChanges } from '#site/legal/text-changes-page.tsx'

/** `?descargar` of the texts of law, their changes beside each other, and what guests read in their language. */
export function createLegalFiles(platform: Platform): Hono {
  const app = new Hono()
  for (const document of LEGAL_DOCUMENTS) {
    app.get(LEGAL_PATHS[document], async (c, next) => {
      if (c.req.query('descargar') !== undefined) return replyFile(platform, c, document)
      const page = await changingText(platform, document, c.req.query('nuevo') !== undefined)
      return page ? replyPage(c, toPage(page), { cacheControl: ASKED_EACH_TIME }) : next()
    })
    app.get(changesPath(document), (c) => replyChanges(platform, c, document))
  }
  const pages = new Map<string, Promise<Page>>()
  for (const language of INVITATION_LANGUAGES) {
    app.get(guestDataPath(language), async (c) => {
      const { publicUrl, operator } = platform.settings
      const page = pages.get(language) ?? prepareFixed(renderGuestData({ language, operator }, publicUrl))
      pages.set(language, page)
      return replyPage(c, await page, { cacheControl: SHARED_BRIEFLY })
    })
  }
  return app
}

async function replyFile(platform: Platform, c: Context, document: LegalDocument): Promise<Response> {
  const { name, html } = renderLegalFile(document, await textInForce(platform, document), platform.settings)
  c.header('content-disposition', `attachment; filename="${name}"`)
  return replyPage(c, toPage(html))
}

/** The page of a text whose change was announced; null for one that is the same as in the release. */
async function changingText(
  platform: Platform,
  document: LegalDocument,
  asksForNew: boolean,
): Promise<string | null> {
  const announced = await findComingAnnouncement(platform, document)
  if (!announced) return null
  const { effectiveOn } = announced
  const holds = isInEffect(effectiveOn, dayInMadrid(platform.clock.now()))
  const shows = holds || asksForNew ? 'coming' : 'present'
  const note = holds ? null : ({ document, effectiveOn, shows } as const)
  const text = shows === 'coming' ? platform.settings.comingTexts[document]! : null
  return renderComingText(LEGAL_PATHS[document], platform.settings, { text, note })
}

async function replyChanges(platform: Platform, c: Context, document: LegalDocument): Promise<Response> {
  const last = await findLastAnnouncement(platform.db, document)
  const change = last && {
    summary: last.summary,
    effectiveOn: last.effectiveOn,
    isInEffect: isInEffect(last.effectiveOn, dayInMadrid(platform.clock.now())),
    withdrawal: last.withdrawnAt && {
      day: dayInMadrid(last.withdrawnAt),
      reason: last.withdrawalReason!,
    },
    lines: changedLines(compareTexts(last.oldText, last.newText)),
  }
  const html = renderTextChanges({ document, change: change ?? null }, platform.settings.publicUrl)
  return replyPage(c, toPage(html), { cacheControl: ASKED_EACH_TIME })
}
