import { type Context, Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { slowRefusals } from '#server/core/http/slow-refusals.ts'
import { createRsvpLimits } from '../rsvp/rsvp-limits.ts'
import { replyNotice } from '../rsvp/rsvp-reply.ts'
import { type EndedMails, findEndedMails } from './ended-mails.ts'

const BODY_MAX = 4 * 1024

type UnsubscribeRoutes = { platform: Platform; trustProxy: boolean }

/**
 * A guest ends the mails of a wedding here, and a person with an account those of a kind of notification: a page with a
 * button, and the address that programs for mail post to by themselves (RFC 8058), without cookies and without a
 * redirect. Looking at it changes nothing.
 */
export function createUnsubscribePages({ platform, trustProxy }: UnsubscribeRoutes): Hono {
  const limits = createRsvpLimits(() => platform.clock.now().getTime())
  const app = new Hono()

  const reply = async (c: Context, change: (mails: EndedMails) => Promise<void>): Promise<Response> => {
    const token = c.req.param('token')!
    const place = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, place)
    if (wait > 0) return replyNotice({ platform }, c, 'attempts', { retryAfter: wait })
    const mails = await findEndedMails(platform, token)
    if (!mails) return replyNotice({ platform }, c, 'unknown')
    limits.wasRight(token, place)
    await change(mails)
    return replyPage(c, toPage(await mails.page(c)))
  }

  app.use('/baja/*', slowRefusals(), keepPrivate)
  app.get('/baja/:token', (c) => reply(c, async () => {}))
  app.post('/baja/:token', limitBody(BODY_MAX), (c) =>
    reply(c, async (mails) => {
      const form = new URLSearchParams(await c.req.text())
      await mails.set(form.get('otra-vez') === null)
    }),
  )
  return app
}
