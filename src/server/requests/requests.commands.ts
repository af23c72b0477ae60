import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import type { ContactMessage } from '#domain/contact.ts'
import { requestNotification } from '#domain/notifications.ts'
import type { RequestDetails, RequestStatus } from '#domain/planner-requests.ts'
import type { Platform } from '../context.ts'
import { sendMail } from '../jobs/send-mail.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { Mail } from '../platform/mail.ts'
import { findRequest, isRequest } from './requests.queries.ts'

type Received = {
  planner: { userId: string }
  message: ContactMessage
  details: RequestDetails
  isSpam: boolean
  /** The mail that notifies the planner. */
  mail: Omit<Mail, 'id'>
}

/**
 * Keeps a message to a planner and notifies them, in the app and by mail, in the same transaction. Spam is kept
 * without a notification.
 */
export async function receiveRequest(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  { planner, message, details, isSpam, mail }: Received,
): Promise<void> {
  const id = newId()
  await db.transaction(async (tx) => {
    await tx.insert(plannerRequests).values({
      plannerId: planner.userId,
      id,
      ...message,
      ...details,
      status: isSpam ? 'spam' : 'new',
      createdAt: clock.now(),
    })
    if (isSpam) return
    await notifyPlanner(tx, clock, planner.userId, { requestId: id, name: message.name })
    await sendMail(tx, mail)
  })
  if (!isSpam) live.notificationsRead(planner.userId)
}

async function notifyPlanner(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  { requestId, name }: { requestId: string; name: string },
): Promise<void> {
  const { action, section, url, data } = requestNotification(plannerId, requestId)
  await tx.execute(sql`
    insert into notifications (
      recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
      subjects, created_at)
    values (${plannerId}, null, ${name}, 'couple', ${action}, ${section}, null, '', ${url},
      ${JSON.stringify(data)}::jsonb, '{}', ${clock.now().toISOString()})`)
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
