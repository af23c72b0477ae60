import { toldApart } from '#domain/guests/person-name.ts'
import { textIn } from '#domain/households/guest-page.ts'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { toPage } from '#server/core/http/page-reply.ts'
import { renderSaveDate } from '#site/rsvp/save-date-pages.tsx'
import { toGuestlessView } from '../public-page/open-page.ts'
import { PREVIEW_PATH } from '../rsvp/preview-guest-page.ts'
import { findWeddingOfGuest } from './save-date.queries.ts'
import { dateAlone } from './save-date.ts'

/** The save-the-date as the family of a guest will find it, whether it is switched on and has a link or not. */
export const previewSaveDate: DownloadHandler<'saveDatePreview'> = async ({
  platform: { databases, ...rest },
  weddingId,
  params,
}) => {
  // Families find what is published, also when the member sees drafts of other things.
  const platform = { ...rest, db: databases.published }
  const wedding = await findWeddingOfGuest(platform.db, weddingId, params['guestId']!)
  if (!wedding) return null
  const { language, names } = wedding.family
  const settings = wedding.settings ?? NO_SETTINGS
  const people = toldApart(names).map((name, index) => ({
    ...{ id: String(index), name, age: 'adult' as const, years: null, events: [], tables: [], health: null },
    ...{ mayBringCompanion: false, companionOf: null },
  }))
  const view = {
    ...dateAlone(toGuestlessView(platform, { ...wedding, weddingId }, PREVIEW_PATH), settings),
    people,
  }
  const spoken = language ?? 'es'
  const state = { text: textIn(settings.saveDateTexts, spoken), isPreview: true }
  return {
    page: toPage(renderSaveDate(view, state, { origin: platform.settings.publicUrl, language: spoken })),
  }
}
