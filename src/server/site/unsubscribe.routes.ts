import { type Context, Hono } from 'hono'
import { socialImagePath } from '#site/fixed-pages.tsx'
import { renderUnsubscribe } from '#site/rsvp/unsubscribe-page.tsx'
import type { Platform } from '../context.ts'
import { findSubscription, setSubscription } from '../guest-mails/unsubscribe.commands.ts'
import { limitBody } from '../http/body-limit.ts'
import { clientNetworkOf } from '../http/client-network.ts'
import { chosenLanguage, guessLanguage } from '../rsvp/rsvp-language.ts'
import { createRsvpLimits } from '../rsvp/rsvp-limits.ts'
import { replyPage, toPage } from './page-reply.ts'
import { keepPrivate } from './private-link.ts'
import { replyNotice } from './rsvp-reply.ts'
import { slowRefusals } from './slow-refusals.ts'

const BODY_MAX = 4 * 1024

type UnsubscribeRoutes = { platform: Platform; trustProxy: boolean }

/**
 * Where a guest ends the mails of a wedding: a page with a button, and the address that programs for mail post to
 * by themselves (RFC 8058), without cookies and without a redirect. Looking at it changes nothing.
 */
export function createUnsubscribePages({ platform, trustProxy }: UnsubscribeRoutes): Hono {
  const limits = createRsvpLimits(() => platform.clock.now().getTime())
  const app = new Hono()

  const reply = async (c: Context, change: () => Promise<void>): Promise<Response> => {
    const token = c.req.param('token')!
    const place = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, place)
    if (wait > 0) return replyNotice({ platform }, c, 'attempts', wait)
    if (!(await findSubscription(platform.db, token))) return replyNotice({ platform }, c, 'unknown')
    limits.wasRight(token, place)
    await change()
    const subscription = (await findSubscription(platform.db, token))!
    const origin = platform.publicUrl
    const language = chosenLanguage(c, origin) ?? guessLanguage(null, c.req.header('accept-language'))
    const head = { origin, language, path: `/baja/${token}`, image: socialImagePath('/') }
    return replyPage(c, toPage(renderUnsubscribe(subscription, head)))
  }

  app.use('/baja/*', slowRefusals(), keepPrivate)
  app.get('/baja/:token', (c) => reply(c, async () => {}))
  app.post('/baja/:token', limitBody(BODY_MAX), (c) =>
    reply(c, async () => {
      const form = new URLSearchParams(await c.req.text())
      await setSubscription(platform, c.req.param('token'), form.get('otra-vez') === null)
    }),
  )
  return app
}
