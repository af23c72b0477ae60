import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
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
import { addEvent, isNewStill, type RequestKey } from './request-events.commands.ts'
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

/** Notifies without a mail; gives whether the planner wants one at once, which is one of its own: it can be answered. */
export async function notifyPlanner(
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

/**
 * Moves a request: to the archive, to the spam, and back. One that comes back is new as long as nothing was done
 * about it, and one that is moved to those that were answered counts as answered by hand.
 */
export async function moveRequest(db: Database, clock: Clock, key: RequestKey, status: RequestStatus) {
  const { plannerId, requestId } = key
  await db.transaction(async (tx) => {
    if (!(await findRequest(tx, plannerId, requestId))) return
    const isNew = await isNewStill(tx, key)
    await tx
      .update(plannerRequests)
      .set({ status: status === 'new' && !isNew ? 'answered' : status })
      .where(isRequest(plannerId, requestId))
    if (status === 'answered' && isNew) await addEvent(tx, clock, key, { kind: 'answered', isNoted: true })
  })
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
    await addEvent(tx, clock, { plannerId, requestId }, { kind: 'answered' })
    await sendMail(tx, mail)
  })
  return findRequest(db, plannerId, requestId)
}

/** Notes the wedding that was made of a request, once. */
export async function linkWedding(db: Database, clock: Clock, key: RequestKey, weddingId: string) {
  const { plannerId, requestId } = key
  await db.transaction(async (tx) => {
    const before = await findRequest(tx, plannerId, requestId)
    if (before?.weddingId === weddingId) return
    await tx
      .update(plannerRequests)
      .set({ weddingId, heldUntil: null })
      .where(isRequest(plannerId, requestId))
    await addEvent(tx, clock, key, { kind: 'wedding' })
  })
  return findRequest(db, plannerId, requestId)
}

export type BroughtRequest = Omit<RequestDetails, 'budget'> & {
  id: string
  name: string
  email: string | null
  message: string
}

/** Adds clients that a planner brings from a book: no notification, no mail. One that is known by its id stays. */
export async function bringRequests(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  requests: readonly BroughtRequest[],
): Promise<string[]> {
  if (requests.length === 0) return []
  const added = await tx
    .insert(plannerRequests)
    .values(
      requests.map((request) => ({
        ...request,
        plannerId,
        source: 'other' as const,
        createdAt: clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: plannerRequests.id })
  return added.map(({ id }) => id)
}

const untouched = (plannerId: string, ids: readonly string[]) =>
  and(
    eq(plannerRequests.plannerId, plannerId),
    inArray(plannerRequests.id, [...ids]),
    eq(plannerRequests.status, 'new'),
    isNull(plannerRequests.weddingId),
    sql`not exists (
      select 1 from planner_request_events e
      where e.planner_id = planner_requests.planner_id and e.request_id = planner_requests.id)`,
  )

/** How many of these requests are as they came. */
export const countUntouched = async (
  db: Database,
  plannerId: string,
  ids: readonly string[],
): Promise<number> => (ids.length === 0 ? 0 : db.$count(plannerRequests, untouched(plannerId, ids)))

/** Takes requests that came from a book back, those that are as they came. */
export async function takeRequestsBack(
  tx: Transaction,
  plannerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.delete(plannerRequests).where(untouched(plannerId, ids))
}
