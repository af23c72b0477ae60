import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { toPage } from '#server/core/http/page-reply.ts'
import { renderRsvpThanks } from '#site/rsvp/rsvp-pages.tsx'
import type { RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'
import { wordsOf } from '#site/rsvp/words.ts'
import { findInvitationOf } from '../invitation.queries.ts'
import { findPageState } from '../page-content/page-content.queries.ts'
import { findGuestPage } from './guest-page.ts'
import { storedValues, toRsvpView } from './rsvp-view.ts'

/** A fragment instead of the household's address: no link of a preview leads to what is the household's own. */
export const PREVIEW_PATH = '#vista-previa'

/**
 * The page of the wedding with the draft of its content, as a household finds it after its answer (decision 149). What
 * it has not answered yet counts as a yes, so that there is a page to look at.
 */
export const previewGuestPage: DownloadHandler<'guestPagePreview'> = async ({
  platform: { databases, ...rest },
  weddingId,
  params,
}) => {
  // Households find what is published, also when the member sees drafts of other things.
  const platform = { ...rest, db: databases.published }
  const invitation = await findInvitationOf(platform, weddingId, params['householdId']!)
  if (!invitation) return null
  const view = { ...toRsvpView(invitation, ''), path: PREVIEW_PATH }
  const language = invitation.household.language ?? 'es'
  const values = withYes(view, storedValues(invitation))
  const family = { invitation, view, values, words: wordsOf(language, view.people.length) }
  const guestPage = await findGuestPage(
    platform,
    family,
    async (db) => (await findPageState(db, weddingId)).draft,
  )
  const state = {
    values,
    guestPage,
    isJustAnswered: false,
    pageCopy: '',
    previewOf: invitation.household.name,
  }
  const html = renderRsvpThanks(view, state, { origin: platform.settings.publicUrl, language })
  return { page: toPage(html) }
}

function withYes({ people }: RsvpView, values: RsvpValues): RsvpValues {
  const answered = people.map(({ id, events }) => {
    const stored = values.people[id]!
    const yes = Object.fromEntries(events.map((key) => [key, true]))
    const said = Object.entries(stored.events).filter(([, answer]) => answer !== 'maybe')
    return [id, { ...stored, events: { ...yes, ...Object.fromEntries(said) } }] as const
  })
  return { ...values, people: Object.fromEntries(answered) }
}
