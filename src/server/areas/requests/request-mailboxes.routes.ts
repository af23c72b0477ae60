import { Hono } from 'hono'
import { dayInMadrid } from '#domain/time/dates.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import { applyReply, isInvitation } from '#server/areas/calendar/answer-appointment.commands.ts'
import { bringsCalendar, readReply } from '#server/areas/calendar/read-reply.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { isBearerOf } from '#server/platform/bearer-secret.ts'
import type { Mailbox } from '#server/platform/config.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { readReceivedMail, tokenSentTo } from '#server/platform/received-mail.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { TokenBuckets } from '#server/platform/token-buckets.ts'
import { readForwardedRequest } from './read-forwarded-request.ts'
import { receiveForwarded } from './receive-forwarded.commands.ts'
import { findMailboxOwner } from './request-mailboxes.commands.ts'

/** The beginning of a mail is enough: its text comes before what is attached to it. */
const BODY_MAX = 64 * 1024

/** Mails that are taken by a process, so that a flood of them leaves the processor to others. */
const RATE = { capacity: 60, perSecond: 1 }

/** Mails to the address of one planner. A wedding fair brings some tens. */
const PER_PLANNER = { max: 200, windowSeconds: DAY_SECONDS }

/**
 * The mail server of the installation hands over what is sent to the addresses of planners: the mail as it came, with
 * the secret. A refusal makes it try again, and return the mail in the end, so that none is lost in silence.
 */
export function createRequestMailboxRoutes(platform: Platform, { address, secret }: Mailbox): Hono {
  const rate = new TokenBuckets(RATE, 1, () => platform.clock.now().getTime())
  const app = new Hono()
  app.use('/correo/solicitudes', keepPrivate)
  app.post('/correo/solicitudes', limitBody(BODY_MAX), async (c) => {
    if (!isBearerOf(c.req.header('authorization'), secret))
      return c.json({ code: 'UNAUTHENTICATED', message: 'The secret is another' }, 401)
    const wait = rate.take('mails', 1)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return c.json({ code: 'TOO_MANY_REQUESTS', message: 'More than can be read now' }, 429)
    }
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const mail = await readReceivedMail(bytes)
    const token = mail && tokenSentTo(mail, address)
    // The organizer of an appointment has an address of the same mailbox: calendars answer there.
    if (token && bringsCalendar(mail) && (await isInvitation(platform, token))) {
      const reply = readReply(mail)
      return c.json({ noted: reply !== null && (await applyReply(platform, token, reply)) })
    }
    const owner = token && (await findMailboxOwner(platform.db, token))
    if (!mail || !owner) return c.json({ code: 'NO_MAILBOX', message: 'There is no such mailbox' }, 404)
    const { plannerId, own } = owner
    const verdict = await platform.rateLimiter.consume(`forwarded-requests:${plannerId}`, PER_PLANNER)
    if (!verdict.allowed)
      return c.json({ code: 'TOO_MANY_REQUESTS', message: 'More than a planner gets in a day' }, 429)
    const request = readForwardedRequest(mail, { own, today: dayInMadrid(platform.clock.now()) })
    // A mail that is handed over twice is one request.
    const id = idFromKey(
      plannerId,
      `mail/${mail.messageId ?? shortHash(Buffer.from(bytes).toString('latin1'))}`,
    )
    const kept = await receiveForwarded(platform, plannerId, { ...request, id })
    return kept === 'full'
      ? c.json({ code: 'MAILBOX_FULL', message: 'The planner has as many requests as there can be' }, 507)
      : c.json({ noted: true })
  })
  return app
}
