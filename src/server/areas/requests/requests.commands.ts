import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import { quietUntil } from '#domain/notifications/notification-settings.ts'
import type { ContactMessage } from '#domain/operation/contact.ts'
import type { RequestDetails, RequestStatus } from '#domain/planners/planner-requests.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { notifyOfRequest } from '#server/areas/notifications/notify.ts'
import { readTimes } from '#server/areas/notifications/settings.queries.ts'
import { stopHeaders, stopToken } from '#server/areas/notifications/stop-link.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Mail } from '#server/platform/mail.ts'
import { findRequest, isRequest } from './requests.queries.ts'

type Received = {
  planner: { userId: string }
  message: ContactMessage
  details: RequestDetails
  isSpam: boolean
  /** The mail that notifies the planner. */
  mail: Omit<Mail, 'id'>
}

type Receiving = Pick<Platform, 'db' | 'clock' | 'live'> & Configured<'publicUrl' | 'authSecret'>

/**
 * Keeps a message to a planner and notifies them on the ways they chose, in the same transaction. Spam is kept
 * without a notification, and a message that is sent again by a second press of the button is kept once.
 */
export async function receiveRequest(
  { db, clock, live, settings: { publicUrl, authSecret } }: Receiving,
  { planner, message, details, isSpam, mail }: Received,
): Promise<void> {
  const id = newId()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${planner.userId} for update`)
    if (await isSentAgain(tx, clock, planner.userId, message)) return
    await tx.insert(plannerRequests).values({
      plannerId: planner.userId,
      id,
      ...message,
      ...details,
      status: isSpam ? 'spam' : 'new',
      createdAt: clock.now(),
    })
    if (isSpam) return
    const isMailed = await notifyPlanner(tx, clock, planner.userId, { requestId: id, name: message.name })
    if (!isMailed) return
    const { userId } = planner
    const stopUrl = `${publicUrl}/baja/${stopToken({ userId, scope: ['requests'] }, authSecret)}`
    const runAt = quietUntil(await readTimes(tx, userId), clock.now()) ?? undefined
    await sendMail(tx, {
      ...mail,
      ...(runAt && { runAt }),
      text: `${mail.text}\nNo recibir más correos de solicitudes:\n${stopUrl}\n`,
      headers: stopHeaders(stopUrl),
    })
  })
  if (!isSpam) live.notificationsRead(planner.userId)
}

/** Whether the same person sent the same message to the planner a moment ago. */
async function isSentAgain(tx: Transaction, clock: Clock, plannerId: string, message: ContactMessage) {
  const since = new Date(clock.now().getTime() - SENT_AGAIN_MS)
  const same = and(
    eq(plannerRequests.plannerId, plannerId),
    eq(plannerRequests.email, message.email),
    eq(plannerRequests.name, message.name),
    eq(plannerRequests.message, message.message),
    gt(plannerRequests.createdAt, since),
  )
  return (await tx.$count(plannerRequests, same)) > 0
}

const SENT_AGAIN_MS = 2 * MINUTE_MS

/** Gives whether the planner wants a mail at once, which is one of its own here: it can be answered. */
async function notifyPlanner(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  request: { requestId: string; name: string },
): Promise<boolean> {
  await notifyOfRequest(tx, clock, plannerId, request)
  const { rowCount } = await tx.execute(sql`
    update notifications set mail = null
    where recipient_id = ${plannerId} and mail = 'now' and data ->> 'requestId' = ${request.requestId}`)
  return rowCount === 1
}

/** Moves a request: to the archive, to the spam, and back. `undefined` when it is not the planner's. */
export async function moveRequest(db: Database, plannerId: string, requestId: string, status: RequestStatus) {
  await db.update(plannerRequests).set({ status }).where(isRequest(plannerId, requestId))
  return findRequest(db, plannerId, requestId)
}

/** Sends the answer to a request, which counts as answered from its first answer on. */
export async function answerRequest(
  db: Database,
  clock: Clock,
  { plannerId, requestId, mail }: { plannerId: string; requestId: string; mail: Omit<Mail, 'id'> },
) {
  await db.transaction(async (tx) => {
    await tx
      .update(plannerRequests)
      .set({
        status: 'answered',
        answeredAt: sql`coalesce(${plannerRequests.answeredAt}, ${clock.now().toISOString()})`,
      })
      .where(isRequest(plannerId, requestId))
    await sendMail(tx, mail)
  })
  return findRequest(db, plannerId, requestId)
}

/** Notes the wedding that was made of a request. */
export async function linkWedding(db: Database, plannerId: string, requestId: string, weddingId: string) {
  await db.update(plannerRequests).set({ weddingId }).where(isRequest(plannerId, requestId))
  return findRequest(db, plannerId, requestId)
}
