import { Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { isBearerOf } from '#server/platform/bearer-secret.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'
import { markBounced } from './bounces.commands.ts'
import { readBounce } from './read-bounce.ts'

export type BounceOptions = { address: string; secret: string }

/** The beginning of a returned mail says all that is read of it. */
const BODY_MAX = 64 * 1024

/** Mails that are taken by a process, so that a flood of them leaves the processor to others. */
const RATE = { capacity: 120, perSecond: 2 }

/**
 * The mail server of the installation hands returned mails over here (decision 052): the mail as it came, with the
 * secret. A mail that is no failure of delivery is taken and left alone, so that nothing is returned in turn.
 */
export function createBounceRoutes({
  platform,
  address,
  secret,
}: BounceOptions & { platform: Platform }): Hono {
  const rate = new TokenBuckets(RATE, 1, () => platform.clock.now().getTime())
  const app = new Hono()
  app.use('/correo/rebotes', keepPrivate)
  app.post('/correo/rebotes', limitBody(BODY_MAX), async (c) => {
    if (!isBearerOf(c.req.header('authorization'), secret)) {
      return c.json({ code: 'UNAUTHENTICATED', message: 'The secret is another' }, 401)
    }
    const wait = rate.take('mails', 1)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return c.json({ code: 'TOO_MANY_REQUESTS', message: 'More than can be read now' }, 429)
    }
    const bounce = await readBounce(new Uint8Array(await c.req.arrayBuffer()), address)
    const isMarked = bounce !== null && (await markBounced(platform, bounce))
    if (isMarked) platform.metrics.mail('bounced')
    return c.json({ marked: isMarked })
  })
  return app
}
