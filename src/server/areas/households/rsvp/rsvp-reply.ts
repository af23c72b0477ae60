import type { Context } from 'hono'
import { hasPageEnded, isThanked } from '#domain/households/guest-day.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { areSeatsQuiet } from '#domain/transport/family-seats.ts'
import { weddingStatus } from '#domain/weddings/weddings.ts'
import { findFamilySeats } from '#server/areas/transport/family-seats.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import { type Page, prepareFixed, replyPage, toPage } from '#server/core/http/page-reply.ts'
import { KEPT_BY_ITS_READER } from '#server/core/http/private-link.ts'
import { socialImagePath } from '#site/fixed-pages.tsx'
import type { RsvpNoticeKind } from '#site/rsvp/rsvp-notice.tsx'
import {
  renderRsvpAfter,
  renderRsvpClosed,
  renderRsvpDay,
  renderRsvpEnded,
  renderRsvpForm,
  renderRsvpNotice,
  renderRsvpThanks,
} from '#site/rsvp/rsvp-pages.tsx'
import type { RsvpUnsavedAnswer } from '#site/rsvp/rsvp-unsaved.tsx'
import type { RsvpView } from '#site/rsvp/rsvp-view.ts'
import { wordsOf } from '#site/rsvp/words.ts'
import type { Invitation } from '../invitation.queries.ts'
import { findGuestPage } from './guest-page.ts'
import { writePageCopy } from './page-copy.ts'
import { findBusesAhead, momentOf, toRsvpDay, withToldHours } from './rsvp-day.ts'
import { chosenLanguage, guessLanguage } from './rsvp-language.ts'
import type { RsvpLimits } from './rsvp-limits.ts'
import { storedValues, toRsvpView } from './rsvp-view.ts'

export type RsvpRoutes = { platform: Platform; admission: Admission; trustProxy: boolean; limits: RsvpLimits }

type Shown = {
  language: InvitationLanguage
  isChanging?: boolean
  isAllSaved?: boolean
  /** A permission was withdrawn just before. */
  isWithdrawn?: boolean
  /** The bus that was asked for just before had been filled while the page was open. */
  isJustFull?: boolean
  /** The answer that was sent after the last day. */
  unsaved?: RsvpUnsavedAnswer | null
}

/** The page as the invitation stands: closed, answered, or to be answered. */
export async function replyInvitation(
  { platform }: Pick<RsvpRoutes, 'platform'>,
  c: Context,
  invitation: Invitation,
  {
    language,
    isChanging = false,
    isAllSaved = false,
    isWithdrawn = false,
    isJustFull = false,
    unsaved = null,
  }: Shown,
): Promise<Response> {
  const view = await toPresentView(platform, invitation, c.req.param('token')!)
  const site = { origin: platform.settings.publicUrl, language }
  if (hasPageEnded(invitation.wedding, platform.clock.now()))
    return replyPage(c, toPage(renderRsvpEnded(view, site)), { status: 410 })
  const values = storedValues(invitation)
  const words = wordsOf(language, view.people.length)
  const findPage = () => findGuestPage(platform, { invitation, view, values, words })
  const isAnswered = invitation.household.answeredAt !== null
  const isOpen = !invitation.isClosed
  if (!unsaved && !isWithdrawn && !(isChanging && isOpen)) {
    const moment = await momentOf(platform, { invitation, view, values, words })
    if (moment?.kind === 'after' && isAnswered) {
      const buses = await findBusesAhead(platform, invitation, findPage)
      return replyPage(c, toPage(renderRsvpAfter(view, { values, buses }, site)))
    }
    if (moment?.kind === 'day') {
      const day = toRsvpDay(moment.days, { ...invitation, isOpen, now: platform.clock.now() })
      const guestPage = await withToldHours(platform, invitation, await findPage())
      const page = renderRsvpDay(view, { day, values, isAnswered, guestPage }, site)
      return replyPage(c, toPage(page), { hasScript: true })
    }
  }
  if (invitation.isClosed) {
    const isPast = weddingStatus(invitation.wedding, platform.clock.now()) === 'completed'
    const guestPage = isPast ? null : await findPage()
    const page = renderRsvpClosed(view, { values, guestPage, isAnswered, unsaved, isWithdrawn, isPast }, site)
    return replyPage(c, toPage(page), unsaved ? { status: 409, cacheControl: KEPT_BY_ITS_READER } : {})
  }
  const pageCopy = writePageCopy({ view, shown: values, language }, platform.settings.authSecret)
  if (isAnswered && !isChanging) {
    const isJustAnswered = isThanked(invitation.household.answeredAt, platform.clock.now())
    const state = { values, guestPage: await findPage(), isWithdrawn, isJustFull, isJustAnswered, pageCopy }
    return replyPage(c, toPage(renderRsvpThanks(view, state, site)))
  }
  const form = renderRsvpForm(view, { values, problems: [], pageCopy, isAllSaved, isWithdrawn }, site)
  return replyPage(c, toPage(form), { cacheControl: KEPT_BY_ITS_READER })
}

/** The invitation as its page shows it, with the seats of its buses as they are at this moment. */
export async function toPresentView(
  { db }: Pick<Platform, 'db'>,
  invitation: Invitation,
  token: string,
): Promise<RsvpView> {
  const hasBuses = invitation.settings.busRoutes.length > 0
  const seats = hasBuses ? await findFamilySeats(db, invitation) : undefined
  return toRsvpView(invitation, token, seats && areSeatsQuiet(seats) ? undefined : seats)
}

/** Drawn once for each language: a place that tries links by the thousand costs next to nothing. */
const notices = new Map<string, Promise<Page>>()

/** A page that shows no invitation, in the language that the guest has chosen, else in that of the page `shown` before. */
export async function replyNotice(
  { platform }: Pick<RsvpRoutes, 'platform'>,
  c: Context,
  kind: RsvpNoticeKind,
  { retryAfter, shown = null }: { retryAfter?: number; shown?: InvitationLanguage | null } = {},
): Promise<Response> {
  const origin = platform.settings.publicUrl
  const language = chosenLanguage(c, origin) ?? guessLanguage(shown, c.req.header('accept-language'))
  const key = `${kind} ${language} ${origin}`
  const page =
    notices.get(key) ??
    prepareFixed(renderRsvpNotice(kind, { origin, language, image: socialImagePath('/') }))
  notices.set(key, page)
  if (retryAfter) c.header('retry-after', String(retryAfter))
  const status = { unknown: 404, unsaved: 404, oversize: 413, away: 503, attempts: 429 } as const
  return replyPage(c, await page, { status: status[kind] })
}

export const languageOf = (
  { platform }: Pick<RsvpRoutes, 'platform'>,
  c: Context,
  { household }: Invitation,
): InvitationLanguage =>
  chosenLanguage(c, platform.settings.publicUrl) ??
  guessLanguage(household.language, c.req.header('accept-language'))
