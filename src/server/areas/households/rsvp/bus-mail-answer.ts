import type { Context } from 'hono'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { maskedApart } from '#domain/transport/bus-addresses.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { renderBusMails } from '#site/rsvp/bus-mails/bus-mails-page.tsx'
import { BUS_MAIL_FIELDS, BUS_MAIL_PATH } from '#site/rsvp/field-names.ts'
import { endBusSubscription, subscribeToBuses } from '../bus-mails/bus-subscriptions.commands.ts'
import { findHouseholdRides, listBusAddresses } from '../bus-mails/bus-subscriptions.queries.ts'
import type { Invitation } from '../invitation.queries.ts'
import { languageOf, type RsvpRoutes, replyNotice } from './rsvp-reply.ts'
import { toRsvpView } from './rsvp-view.ts'

type Typed = Pick<Parameters<typeof renderBusMails>[1], 'typed' | 'problem'>

/** Whether a family is told by mail when its bus changes; one without a bus is led to its page. */
export async function showBusMails(
  routes: RsvpRoutes,
  c: Context,
  invitation: Invitation,
  { typed = '', problem = null }: Partial<Typed> = {},
): Promise<Response> {
  const { db, clock, settings } = routes.platform
  const token = c.req.param('token')!
  const isOver = hasPageEnded(invitation.wedding, clock.now())
  const given = isOver ? [] : await listBusAddresses(db, invitation)
  const rides = isOver || given.length > 0 ? [] : await findHouseholdRides(db, invitation)
  if (given.length === 0 && rides.length === 0) return c.redirect(`/i/${token}`, 303)
  const site = { origin: settings.publicUrl, language: languageOf(routes, c, invitation) }
  const shown = maskedApart(given.map(({ address }) => address))
  const addresses = given.map(({ address, isStopped }, place) => ({
    ...{ key: keyOf(invitation, address), shown: shown[place]!, isStopped },
  }))
  const state = { addresses, typed, problem }
  const page = renderBusMails(toRsvpView(invitation, token), state, site)
  return replyPage(c, toPage(page), problem ? { status: 422 } : {})
}

/** An address as its button names it, without saying it. */
const keyOf = ({ householdId }: Pick<Invitation, 'householdId'>, address: string) =>
  shortHash(`${householdId} ${address}`)

/** A page of the release before knows of the first address alone, and ends it with this. */
const FIRST = '1'

/** Receives an address, or that one wants no more mails; what cannot be taken is shown again as it was typed. */
export async function receiveBusMails(
  routes: RsvpRoutes,
  c: Context,
  invitation: Invitation,
): Promise<Response> {
  const { platform, admission, limits, trustProxy } = routes
  const token = c.req.param('token')!
  const wait = limits.answer(token, clientNetworkOf(c, trustProxy))
  if (wait > 0) return replyNotice(routes, c, 'attempts', { retryAfter: wait })
  const sent = new URLSearchParams(await c.req.text())
  const slot = await admission.invitations.enter()
  try {
    const ended = sent.get(BUS_MAIL_FIELDS.stop)
    if (ended !== null)
      await endBusSubscription(platform, invitation, (address, place) =>
        ended === FIRST ? place === 0 : ended === keyOf(invitation, address),
      )
    else {
      const typed = sent.get(BUS_MAIL_FIELDS.address) ?? ''
      const problem = await subscribeToBuses(platform, token, typed)
      if (problem === 'gone') return c.redirect(`/i/${token}`, 303)
      if (problem) return await showBusMails(routes, c, invitation, { typed, problem })
    }
  } finally {
    slot.release()
  }
  return c.redirect(`/i/${token}${BUS_MAIL_PATH}`, 303)
}
