import type { Context } from 'hono'
import { textIn } from '#domain/households/guest-page.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { type RsvpView, WEDDING_KEY } from '#site/rsvp/rsvp-view.ts'
import { renderSaveDate } from '#site/rsvp/save-date-pages.tsx'
import type { Invitation } from '../invitation.queries.ts'
import type { RsvpRoutes } from '../rsvp/rsvp-reply.ts'
import { toRsvpView } from '../rsvp/rsvp-view.ts'

/** The wedding without its hour and its other events, and without its place where the couple keeps that back. */
export function dateAlone(
  view: RsvpView,
  { saveDateShowsPlace }: Pick<InvitationSettings, 'saveDateShowsPlace'>,
): RsvpView {
  const events = view.events
    .filter(({ key }) => key === WEDDING_KEY)
    .map(({ place, map, ...event }) => ({
      ...{ ...event, startsAt: null },
      ...(saveDateShowsPlace ? { place, map } : { place: null, map: null }),
    }))
  return { ...view, events }
}

/** The page of a link that shows the date alone (decision 160). It is no visit of the invitation. */
export function replySaveDate(
  { platform }: Pick<RsvpRoutes, 'platform'>,
  c: Context,
  invitation: Invitation,
  language: InvitationLanguage,
): Promise<Response> {
  const { settings, isDateChanged } = invitation
  const view = dateAlone(toRsvpView(invitation, c.req.param('token')!), settings)
  const state = { text: textIn(settings.saveDateTexts, language), isChanged: isDateChanged }
  const page = renderSaveDate(view, state, { origin: platform.settings.publicUrl, language })
  return replyPage(c, toPage(page))
}
