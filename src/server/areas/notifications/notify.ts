import { SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { Role } from '#domain/members/roles.ts'
import type { NotificationAction, NotificationData } from '#domain/notifications/notification-data.ts'
import { deliveryOf } from '#domain/notifications/notification-kinds.ts'
import { NOTIFICATION_GROWS_MINUTES } from '#domain/notifications/notification-limits.ts'
import {
  appointmentNotification,
  booksNotification,
  certificateNotification,
  describeNotification,
  paymentNotification,
  requestNotification,
  supportNotification,
} from '#domain/notifications/notifications.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Clock } from '#server/platform/clock.ts'

// The rows are written by one SQL function, that of `src/db/functions/write_notifications.sql`.

/** The sender of a notification: a member, or a name alone where no member did what it tells. */
type Notifier = {
  weddingId: string
  actor: { userId: string | null; fullName: string; role: Role }
  memberRole: Role
}

/** A family acts by its link, or a plan of reminders by itself: every member who may see it is notified. */
export const noMember = (weddingId: string, fullName: string): Notifier => ({
  weddingId,
  actor: { userId: null, fullName, role: 'couple' },
  memberRole: 'couple',
})

/** Which of the other members who may see it are notified: all of them, unless ids are given. */
export type Recipients = { only?: string[]; except?: string[] }

/** The values of a notification; everything but ids may be an expression, over the changed row if there is one. */
export type NotificationValues<A extends NotificationAction> = {
  [F in keyof NotificationData[A]]: NotificationData[A][F] | (F extends `${string}Id` ? never : SQL)
}

/**
 * Writes a notification for the other members of the wedding, through the function of the database whose text is
 * in `db/functions/notify_wedding_members.sql`. Call it in the transaction of the change itself, after it: a change
 * that fails notifies no member, and one that is saved always does (spec 4).
 */
export async function notify<A extends NotificationAction>(
  tx: Transaction,
  clock: Clock,
  by: Notifier,
  action: A,
  data: NotificationValues<A>,
  whom: Recipients = {},
): Promise<void> {
  await tx.execute(sql`select ${notifying(clock, by, action, data, whom)}`)
}

/** Writes a notification for one person, who need not be a member any more. */
export async function notifyPerson<A extends NotificationAction>(
  tx: Transaction,
  clock: Clock,
  by: Notifier,
  recipientId: string,
  { action, data }: { action: A; data: NotificationData[A] },
): Promise<void> {
  const { subject: _, groupKey: __, ...event } = eventOf(clock, by, action, data)
  await write(tx, recipientId, by.weddingId, by.actor.userId, event)
}

/** Notifies a planner of a request, which is of no wedding, in the name of who wrote it. */
export async function notifyOfRequest(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  { requestId, name }: { requestId: string; name: string },
): Promise<void> {
  const event = requestNotification(plannerId, requestId)
  const from = { actorName: name, actorRole: 'couple', at: clock.now() }
  await write(tx, plannerId, null, null, { ...event, ...deliveryOf(event.action), ...from })
}

/** Reminds a person of an appointment in a calendar, their own or that of their agency. */
export async function notifyOfAppointment(
  tx: Transaction,
  clock: Clock,
  { ownerId, userId, day }: { ownerId: string; userId: string; day: string },
  data: NotificationData['appointment.soon'],
): Promise<void> {
  const event = appointmentNotification(ownerId, day, data)
  const from = { actorName: 'Tu calendario', actorRole: 'planner', at: clock.now() }
  await write(tx, userId, null, null, { ...event, ...deliveryOf(event.action), ...from })
}

/** Tells a planner what weddings owe by their own books, in the name of these. */
export async function notifyOfDue(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  data: NotificationData['books.due'],
): Promise<void> {
  const event = booksNotification(plannerId, data)
  const from = { actorName: 'Tus cuentas', actorRole: 'planner', at: clock.now() }
  await write(tx, plannerId, null, null, { ...event, ...deliveryOf(event.action), ...from })
}

/** Tells a planner that the certificate of their invoices is about to expire, or has. */
export async function notifyOfCertificate(
  tx: Transaction,
  clock: Clock,
  plannerId: string,
  data: NotificationData['certificate.expiring'],
): Promise<void> {
  const event = certificateNotification(plannerId, data)
  const from = { actorName: 'Tu certificado', actorRole: 'planner', at: clock.now() }
  await write(tx, plannerId, null, null, { ...event, ...deliveryOf(event.action), ...from })
}

type Owed = { weddingId: string; planner: { userId: string; name: string }; path: string }

/**
 * Notifies one of a couple of what it owes its planner; gives whether they want a mail at once, which is one of its
 * own here: it has the reference for the transfer.
 */
export async function notifyOfPayment(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { weddingId, planner, path }: Owed,
  data: NotificationData['payment.due'],
): Promise<boolean> {
  const event = paymentNotification(path, data)
  const from = { actorName: planner.name, actorRole: 'planner', at: clock.now() }
  await write(tx, userId, weddingId, planner.userId, { ...event, ...deliveryOf(event.action), ...from })
  const { rowCount } = await tx.execute(sql`
    update notifications set mail = null
    where recipient_id = ${userId} and mail = 'now' and mail_id is null and action = ${event.action}`)
  return rowCount !== null && rowCount > 0
}

/** Notifies a person that the operator has answered, by whose name they know them. */
export async function notifyOfAnswer(
  tx: Transaction,
  clock: Clock,
  userId: string,
  { conversationId, operatorName }: { conversationId: string; operatorName: string },
): Promise<void> {
  const event = supportNotification(conversationId)
  const from = { actorName: `${operatorName}, de Azahar`, actorRole: 'couple', at: clock.now() }
  await write(tx, userId, null, null, { ...event, ...deliveryOf(event.action), ...from })
}

const write = (
  tx: Transaction,
  recipientId: string,
  weddingId: string | null,
  actorId: string | null,
  event: object,
) =>
  tx.execute(sql`
    select write_notifications(array[${recipientId}::uuid], ${weddingId}, ${actorId}, ${JSON.stringify(event)})`)

/**
 * The same as a piece of the statement that changes the row: `returning …, ${notifying(…)} as notified`.
 * It happens for each row that really changed, and for none when none did.
 */
export function notifying<A extends NotificationAction>(
  clock: Clock,
  by: Notifier,
  action: A,
  data: NotificationValues<A>,
  whom: Recipients = {},
): SQL {
  const fields = Object.entries(data)
  const known = Object.fromEntries(fields.filter(([, value]) => !(value instanceof SQL)))
  const event = notificationEvent(clock, by, action, known as Partial<NotificationData[A]>, whom)
  const fromRow = fields.flatMap(([name, value]) =>
    value instanceof SQL ? [sql.raw(`'${name}'`), value] : [],
  )
  return sql`notify_wedding_members(
    ${by.weddingId}, ${by.actor.userId}, ${event}, jsonb_build_object(${sql.join(fromRow, sql`, `)}))`
}

/**
 * The third argument of `notify_wedding_members` as JSON, for prepared statements. Fields that the
 * fourth one takes from the row may be missing; ids may not.
 */
export function notificationEvent<A extends NotificationAction>(
  clock: Clock,
  by: Notifier,
  action: A,
  data: Partial<NotificationData[A]>,
  whom: Recipients = {},
): string {
  return JSON.stringify(eventOf(clock, by, action, data, whom))
}

function eventOf<A extends NotificationAction>(
  clock: Clock,
  by: Notifier,
  action: A,
  data: Partial<NotificationData[A]>,
  whom: Recipients = {},
) {
  const now = clock.now().getTime()
  return {
    ...describeNotification(by.weddingId, action, data as NotificationData[A]),
    ...deliveryOf(action),
    ...whom,
    action,
    data,
    actorName: by.actor.fullName,
    actorRole: by.actor.role === 'planner' ? 'planner' : by.memberRole,
    at: new Date(now),
    growsSince: new Date(now - NOTIFICATION_GROWS_MINUTES * MINUTE_MS),
  }
}
