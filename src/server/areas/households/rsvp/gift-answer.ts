import type { Context } from 'hono'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { giftsIn } from '#domain/households/guest-page.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { GIFT_FIELDS, GIFT_PATH } from '#site/rsvp/field-names.ts'
import type { ShownGift } from '#site/rsvp/gifts/gift-list.tsx'
import { renderGifts } from '#site/rsvp/gifts/gifts-page.tsx'
import type { Invitation } from '../invitation.queries.ts'
import { findGiftTakers } from '../page-content/gift-list.queries.ts'
import { findPublishedContent } from '../page-content/page-content.queries.ts'
import { type GiftTap, takeGift } from '../page-content/take-gift.commands.ts'
import { languageOf, type RsvpRoutes, replyNotice } from './rsvp-reply.ts'
import { toRsvpView } from './rsvp-view.ts'

/** The list of gifts; where there is none, the family is led to its invitation. */
export async function showGifts(routes: RsvpRoutes, c: Context, invitation: Invitation): Promise<Response> {
  const { platform } = routes
  const token = c.req.param('token')!
  const language = languageOf(routes, c, invitation)
  const isOver = hasPageEnded(invitation.wedding, platform.clock.now())
  const gifts = isOver ? [] : await findGifts(platform, invitation, language)
  if (gifts.length === 0) return c.redirect(`/i/${token}`, 303)
  const site = { origin: platform.settings.publicUrl, language }
  return replyPage(c, toPage(renderGifts(toRsvpView(invitation, token), gifts, site)))
}

/** The published list, each gift with whether it is to be had. */
async function findGifts(
  { db }: Pick<Platform, 'db'>,
  invitation: Invitation,
  language: InvitationLanguage,
): Promise<ShownGift[]> {
  const { giftList = [] } = await findPublishedContent(db, invitation)
  const takers = await findGiftTakers(db, invitation)
  return giftsIn(giftList, language).map((gift) => {
    const families = takers.get(gift.key)
    const state = !families ? 'free' : families.includes(invitation.householdId) ? 'own' : 'taken'
    return { ...gift, url: readWebAddress(gift.url)?.href ?? null, state }
  })
}

/** Receives what a family says of a gift, and leads on by a redirect, so that reloading sends nothing twice. */
export async function receiveGift(routes: RsvpRoutes, c: Context): Promise<Response> {
  const { platform, admission, limits, trustProxy } = routes
  const token = c.req.param('token')!
  const wait = limits.answer(token, clientNetworkOf(c, trustProxy))
  if (wait > 0) return replyNotice(routes, c, 'attempts', { retryAfter: wait })
  const tap = readTap(new URLSearchParams(await c.req.text()))
  if (tap) {
    const slot = await admission.invitations.enter()
    await takeGift(platform, token, tap).finally(slot.release)
  }
  return c.redirect(`/i/${token}${GIFT_PATH}#regalo`, 303)
}

function readTap(sent: URLSearchParams): GiftTap | null {
  const [taken, left] = [sent.get(GIFT_FIELDS.take), sent.get(GIFT_FIELDS.leave)]
  if (taken) return { key: taken, isTaken: true }
  return left ? { key: left, isTaken: false } : null
}
