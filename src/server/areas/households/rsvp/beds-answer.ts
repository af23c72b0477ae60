import type { Context } from 'hono'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { BEDS_PATH } from '#domain/lodging/question-text.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { readTap } from '#site/rsvp/beds/beds-fields.ts'
import { type BedsNews, renderBeds } from '#site/rsvp/beds/beds-page.tsx'
import { findBeds, sayBeds, type TapOutcome } from '../beds.commands.ts'
import type { Invitation } from '../invitation.queries.ts'
import { languageOf, type RsvpRoutes, replyNotice } from './rsvp-reply.ts'
import { toRsvpView } from './rsvp-view.ts'

/** Bytes of a tap: three short fields. */
export const TAP_MAX_BYTES = 4 * 1024

/** News of the page in its address, after the redirect of a tap. */
const NEWS: Record<string, BedsNews> = { lleno: 'just_full', otra: 'changed', falta: 'gone' }

/** The question where a family sleeps; a family that is not asked is led to its invitation. */
export async function showBeds(routes: RsvpRoutes, c: Context, invitation: Invitation): Promise<Response> {
  const { platform } = routes
  const token = c.req.param('token')!
  const isOver = hasPageEnded(invitation.wedding, platform.clock.now())
  const beds = isOver ? null : await findBeds(platform, invitation, token)
  if (!beds) return c.redirect(`/i/${token}`, 303)
  const query = c.req.query()
  const news = Object.entries(NEWS).find(([name]) => query[name] !== undefined)?.[1] ?? null
  const site = { origin: platform.settings.publicUrl, language: languageOf(routes, c, invitation) }
  return replyPage(c, toPage(renderBeds(toRsvpView(invitation, token), { beds, news }, site)))
}

/** Receives a tap, and leads on by a redirect, so that reloading sends nothing twice. */
export async function receiveTap(routes: RsvpRoutes, c: Context): Promise<Response> {
  const { platform, admission, limits, trustProxy } = routes
  const token = c.req.param('token')!
  const wait = limits.answer(token, clientNetworkOf(c, trustProxy))
  if (wait > 0) return replyNotice(routes, c, 'attempts', { retryAfter: wait })
  const sent = readTap(new URLSearchParams(await c.req.text()))
  if (!sent) return c.redirect(`/i/${token}${BEDS_PATH}`, 303)
  const slot = await admission.invitations.enter()
  const outcome = await sayBeds(platform, token, sent).finally(slot.release)
  const news = newsOf(outcome, sent.knewToWait)
  return c.redirect(`/i/${token}${BEDS_PATH}${news ? `?${news}` : ''}#dormir`, 303)
}

/** A page that was closed meanwhile says so itself. */
function newsOf(outcome: TapOutcome, knewToWait: boolean): string | null {
  if (outcome === 'changed') return 'otra'
  if (outcome === 'gone') return 'falta'
  if (typeof outcome === 'string') return null
  return outcome.isWaiting && !knewToWait ? 'lleno' : null
}
