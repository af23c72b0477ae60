import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { publicPagePath } from '#domain/households/public-page.ts'
import { cleanSlug, slugProblem } from '#domain/text/slugs.ts'
import { toLook } from '#server/areas/weddings/wedding-look.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { RsvpView } from '#site/rsvp/rsvp-view.ts'
import { chosenLanguage, guessLanguage } from '../rsvp/rsvp-language.ts'
import { replyNotice } from '../rsvp/rsvp-reply.ts'
import { toRsvpView } from '../rsvp/rsvp-view.ts'
import { hasPageProof, pageProof } from './page-password.ts'
import { findPublicWedding, type PublicWedding } from './public-page.queries.ts'

export type PublicPageRoutes = { platform: Platform; trustProxy: boolean }

/** The cookie of a browser that gave the password. */
export const PROOF = 'azahar.boda'

/** The proof of the present password of a page. */
export const proofOf = ({ settings }: Platform, slug: string, passwordHash: string) =>
  pageProof(slug, passwordHash, settings.authSecret)

/** Looks up the wedding of an address; one that shows nothing, or nothing any more, is answered as any other. */
export async function openPage(
  platform: Platform,
  c: Context,
  show: (slug: string, wedding: PublicWedding) => Response | Promise<Response>,
): Promise<Response> {
  const slug = cleanSlug(c.req.param('slug') ?? '')
  const wedding = slugProblem(slug) === null ? await findPublicWedding(platform.db, slug) : undefined
  if (!wedding || hasPageEnded(wedding, platform.clock.now())) return replyNotice({ platform }, c, 'unknown')
  return show(slug, wedding)
}

/** The language that the reader has chosen, else that of the browser. */
export const languageOf = (platform: Platform, c: Context, slug: string) =>
  chosenLanguage(c, platform.settings.publicUrl, publicPagePath(slug)) ??
  guessLanguage(null, c.req.header('accept-language'))

/** Whether the page has no password, or the browser gave it. */
export const mayRead = (
  platform: Platform,
  c: Context,
  slug: string,
  { passwordHash }: Pick<PublicWedding, 'passwordHash'>,
): boolean =>
  passwordHash === null || hasPageProof(getCookie(c, PROOF), proofOf(platform, slug, passwordHash))

/** The wedding without its families: no name of a guest, no phone and no bank account. */
export const toPublicView = (platform: Platform, slug: string, wedding: PublicWedding): RsvpView =>
  toGuestlessView(platform, wedding, publicPagePath(slug))

type ShownWedding = Omit<PublicWedding, 'isFoundBySearch' | 'findsInvitations' | 'passwordHash'>

/** The same at any path. */
export function toGuestlessView(
  { files }: Pick<Platform, 'files'>,
  wedding: ShownWedding,
  path: string,
): RsvpView {
  const { weddingId, weddingName, eventDate, timeZone, hasPhoneCover } = wedding
  const settings = { ...(wedding.settings ?? NO_SETTINGS), iban: null, contactPhone: null, contactName: null }
  const invitation = {
    ...{
      weddingId,
      householdId: '',
      people: [],
      events: [],
      settings,
      isClosed: true,
      takesMaybe: false,
      isDateOnly: false,
      isDateChanged: false,
    },
    wedding: {
      ...{ name: weddingName, eventDate, timeZone, look: toLook(files, wedding) },
      ...{ hasPhoneCover, coverFolder: null },
    },
    household: {
      ...{ name: '', language: null, song: null, message: null, ownAnswers: {} },
      ...{ openedAt: null, dateOpenedAt: null, answeredAt: null },
    },
  }
  return { ...toRsvpView(invitation, ''), path }
}
