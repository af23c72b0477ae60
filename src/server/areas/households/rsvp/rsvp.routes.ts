import { buffer } from 'node:stream/consumers'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { BEDS_PATH } from '#domain/lodging/question-text.ts'
import type { Platform } from '#server/core/context.ts'
import { readerOf } from '#server/core/http/admission-queue.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { fieldsOf } from '#server/core/http/request-log.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { isToken } from '#server/platform/ids.ts'
import { outageOf } from '#server/platform/outage.ts'
import { ANSWER_PATH, BUS_MAIL_PATH, GIFT_PATH } from '#site/rsvp/field-names.ts'
import { coupleLines } from '#site/rsvp/rsvp-view.ts'
import { noteOpened } from '../households.commands.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { dateAlone, replySaveDate } from '../save-date/save-date.ts'
import { receiveTap, showBeds, TAP_MAX_BYTES } from './beds-answer.ts'
import { receiveBusMails, showBusMails } from './bus-mail-answer.ts'
import { receiveGift, showGifts } from './gift-answer.ts'
import { drawInvitationImage, type InvitationPhoto } from './invitation-image.ts'
import { ANSWER_MAX_BYTES, receiveAnswer } from './rsvp-answer.ts'
import { eventsCalendar, rsvpCalendar } from './rsvp-calendar.ts'
import { chosenLanguage } from './rsvp-language.ts'
import { createRsvpLimits } from './rsvp-limits.ts'
import { languageOf, type RsvpRoutes, replyInvitation, replyNotice } from './rsvp-reply.ts'
import { storedValues, toRsvpView } from './rsvp-view.ts'

/**
 * The link of an invitation opens these pages. Its token is the permission: nothing here is indexed, kept by a cache,
 * sent on as a referrer or fetched ahead, and a link that is wrong or revoked gets one and the same page.
 */
export function createRsvpPages(deps: Omit<RsvpRoutes, 'limits'>): Hono {
  const routes: RsvpRoutes = { ...deps, limits: createRsvpLimits(() => deps.platform.clock.now().getTime()) }
  const app = new Hono()

  app.use('/i/*', slowRefusals(), keepPrivate, async (c, next) => {
    await next()
    c.res.headers.append('vary', 'Accept-Language, Cookie')
  })
  const tooLong = (c: Context) => replyNotice(routes, c, 'oversize')
  app.get('/i/:token', (c) => open(routes, c, (invitation) => showInvitation(routes, c, invitation)))
  // A page that was opened before an update sends to its own address.
  for (const path of ['/i/:token', `/i/:token${ANSWER_PATH}`] as const)
    app.post(path, limitBody(ANSWER_MAX_BYTES, tooLong), (c) => receiveAnswer(routes, c))
  app.get(`/i/:token${ANSWER_PATH}`, (c) => leadToInvitation(routes, c))
  app.get(`/i/:token${BEDS_PATH}`, (c) =>
    openWhole(routes, c, (invitation) => showBeds(routes, c, invitation)),
  )
  app.post(`/i/:token${BEDS_PATH}`, limitBody(TAP_MAX_BYTES, tooLong), (c) =>
    openWhole(routes, c, () => receiveTap(routes, c)),
  )
  app.get(`/i/:token${GIFT_PATH}`, (c) =>
    openWhole(routes, c, (invitation) => showGifts(routes, c, invitation)),
  )
  app.post(`/i/:token${GIFT_PATH}`, limitBody(TAP_MAX_BYTES, tooLong), (c) =>
    openWhole(routes, c, () => receiveGift(routes, c)),
  )
  app.get(`/i/:token${BUS_MAIL_PATH}`, (c) =>
    openWhole(routes, c, (invitation) => showBusMails(routes, c, invitation)),
  )
  app.post(`/i/:token${BUS_MAIL_PATH}`, limitBody(TAP_MAX_BYTES, tooLong), (c) =>
    openWhole(routes, c, (invitation) => receiveBusMails(routes, c, invitation)),
  )
  app.get('/i/:token/boda.ics', (c) => open(routes, c, (invitation) => replyCalendar(routes, c, invitation)))
  for (const path of ['/i/:token/vista.png', '/i/:token/vista.jpg'] as const)
    app.get(path, (c) => open(routes, c, (invitation) => replyPreview(routes, c, invitation)))
  app.all('/i/*', (c) => replyNotice(routes, c, 'unknown'))
  app.all('/i', (c) => replyNotice(routes, c, 'unknown'))
  return app
}

/** Looks up the invitation of a link; what cannot be opened, and why, is said alike for every link. */
async function open(
  routes: RsvpRoutes,
  c: Context,
  show: (invitation: Invitation) => Promise<Response>,
): Promise<Response> {
  const { platform, admission, trustProxy, limits } = routes
  const token = c.req.param('token') ?? ''
  if (!isToken(token)) return replyNotice(routes, c, 'unknown')
  const place = clientNetworkOf(c, trustProxy)
  const wait = limits.open(token, place)
  if (wait > 0) return replyNotice(routes, c, 'attempts', { retryAfter: wait })
  try {
    const reader = readerOf((c.env as HttpBindings).incoming)
    const slot = await admission.invitations.enter('', reader)
    const invitation = await findInvitation(platform, token).finally(slot.release)
    if (!invitation) return replyNotice(routes, c, 'unknown')
    limits.wasRight(token, place)
    return await show(invitation)
  } catch (error) {
    platform.log.error({ err: error, ...fieldsOf(c) }, 'invitation failed')
    return replyNotice(routes, c, 'away', {
      retryAfter: Number(outageOf(error)?.headers['retry-after'] ?? 5),
    })
  }
}

/** The same for a page below the invitation, which leads to the date while the link shows that alone. */
const openWhole: typeof open = (routes, c, show) =>
  open(routes, c, async (invitation) =>
    invitation.isDateOnly ? c.redirect(`/i/${c.req.param('token')}`, 303) : show(invitation),
  )

/** The address of a returned form leads to its page, for a reader who opens it anew or in another language. */
function leadToInvitation(routes: RsvpRoutes, c: Context): Response | Promise<Response> {
  const token = c.req.param('token') ?? ''
  const language = c.req.query('l')
  const query = language ? `?${new URLSearchParams({ l: language })}` : ''
  return isToken(token) ? c.redirect(`/i/${token}${query}`, 303) : replyNotice(routes, c, 'unknown')
}

async function showInvitation(routes: RsvpRoutes, c: Context, invitation: Invitation): Promise<Response> {
  const { platform } = routes
  const token = c.req.param('token')!
  const language = languageOf(routes, c, invitation)
  if (invitation.isDateOnly) {
    if (!invitation.household.dateOpenedAt && isPersonLooking(c)) await noteOpened(platform, token, 'date')
    return replySaveDate(routes, c, invitation, language)
  }
  if (!invitation.household.openedAt && isPersonLooking(c)) await noteOpened(platform, token)
  const query = c.req.query()
  return replyInvitation(routes, c, invitation, {
    language,
    isChanging: query['cambiar'] !== undefined || query['todo'] !== undefined,
    isAllSaved: query['todo'] !== undefined,
    isWithdrawn: query['retirado'] !== undefined,
    isJustFull: query['lleno'] !== undefined,
  })
}

async function replyCalendar(routes: RsvpRoutes, c: Context, invitation: Invitation): Promise<Response> {
  const { clock } = routes.platform
  const { publicUrl: origin } = routes.platform.settings
  const language = chosenLanguage(c, origin) ?? invitation.household.language ?? 'es'
  const view = toRsvpView(invitation, c.req.param('token')!)
  if (hasPageEnded(invitation.wedding, clock.now())) return replyNotice(routes, c, 'unknown')
  const { weddingId, isDateOnly } = invitation
  const { timeZone } = invitation.wedding
  const options = { weddingId, timeZone, language, origin, now: clock.now() }
  const calendar = isDateOnly
    ? eventsCalendar(view.weddingName, dateAlone(view, invitation.settings).events, options)
    : rsvpCalendar(view, storedValues(invitation), options)
  if (!calendar) return replyNotice(routes, c, 'unknown')
  c.header('content-type', 'text/calendar; charset=utf-8')
  c.header('content-disposition', 'attachment; filename="boda.ics"')
  return c.body(calendar)
}

/** A chat shows this preview beside a link: who marries and when, and nothing of who is invited. */
async function replyPreview(
  { platform }: RsvpRoutes,
  c: Context,
  { wedding, household }: Invitation,
): Promise<Response> {
  const { name, eventDate, look } = wedding
  const photo = photoOf(platform, wedding)
  const line = eventDate ? dateWithYear(household.language ?? 'es', eventDate) : ''
  c.header('content-type', photo ? 'image/jpeg' : 'image/png')
  return c.body(
    new Uint8Array(
      await drawInvitationImage({
        names: coupleLines(name),
        line,
        look: { style: look.style, colors: look.colors },
        photo,
      }),
    ),
  )
}

/** The couple's own cover; a file that is not there leaves the drawing of the style. */
function photoOf({ files }: Platform, { look, coverFolder }: Invitation['wedding']): InvitationPhoto | null {
  if (!look.cover || !coverFolder) return null
  return {
    id: look.cover.id,
    focus: look.focus,
    async read() {
      const found = await files.find('wedding-covers', `${coverFolder}/display.webp`)
      return found && buffer(await found.read())
    },
  }
}
