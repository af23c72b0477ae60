import { SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { NotificationAction, NotificationData } from '#domain/notification-data.ts'
import { deliveryOf } from '#domain/notification-kinds.ts'
import { describeNotification, NOTIFICATION_GROWS_MINUTES } from '#domain/notifications.ts'
import { MINUTE_MS } from '#domain/time.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'

// The rows are written by the SQL function of `src/db/functions/notify_wedding_members.sql`.

/** Which of the other members who may see it are notified: all of them, unless ids are given. */
export type Recipients = { only?: string[]; except?: string[] }

/** What a notification says; everything but ids may be an expression, over the changed row if there is one. */
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
  by: ActingMember,
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
  by: ActingMember,
  recipientId: string,
  { action, data }: { action: A; data: NotificationData[A] },
): Promise<void> {
  await tx.execute(sql`
    insert into notifications (
      recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
      subjects, created_at, kind, mail, push)
    select ${recipientId}, ${by.actor.userId}, e ->> 'actorName', e ->> 'actorRole', e ->> 'action',
      e ->> 'section', w.id, w.name, e ->> 'url', e -> 'data', '{}', (e ->> 'at')::timestamptz,
      e ->> 'kind', e ->> 'mail', (e ->> 'push')::boolean
    from weddings w, (select ${notificationEvent(clock, by, action, data)}::jsonb as e) event
    where w.id = ${by.weddingId}`)
}

/**
 * The same as a piece of the statement that changes the row: `returning …, ${notifying(…)} as notified`.
 * It happens for each row that really changed, and for none when none did.
 */
export function notifying<A extends NotificationAction>(
  clock: Clock,
  by: ActingMember,
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
  by: ActingMember,
  action: A,
  data: Partial<NotificationData[A]>,
  whom: Recipients = {},
): string {
  const now = clock.now().getTime()
  return JSON.stringify({
    ...describeNotification(by.weddingId, action, data as NotificationData[A]),
    ...deliveryOf(action),
    ...whom,
    action,
    data,
    actorName: by.actor.fullName,
    actorRole: by.actor.role === 'planner' ? 'planner' : by.memberRole,
    at: new Date(now),
    growsSince: new Date(now - NOTIFICATION_GROWS_MINUTES * MINUTE_MS),
  })
}
