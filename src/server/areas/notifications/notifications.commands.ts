import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { NOTIFICATION_KEPT_DAYS, NOTIFICATIONS_KEPT } from '#domain/notifications/notification-limits.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Marks a user's unread notifications in the bell as read, all or those with the ids (spec 4); gives how many. */
export async function markRead(
  db: Database,
  clock: Clock,
  recipientId: string,
  ids: string[] | 'all',
): Promise<number> {
  const which = ids === 'all' ? sql`` : sql`and id = any(${sql.param(ids)}::uuid[])`
  // In one order, so that two open tabs doing the same never wait for each other in a circle, nor for
  // `notify_wedding_members`, which looks at what is undone ('….removed') before what undoes it ('….added').
  const { rowCount } = await db.execute(sql`
    update notifications set read_at = ${clock.now().toISOString()} where id in (
      select id from notifications where recipient_id = ${recipientId} and read_at is null and in_bell ${which}
      order by action desc, id for update
    )`)
  return rowCount ?? 0
}

/** Deletes a user's notifications of a wedding; part of leaving it. */
export async function forgetWedding(tx: Transaction, recipientId: string, weddingId: string): Promise<void> {
  await tx.execute(sql`
    delete from notifications where recipient_id = ${recipientId} and wedding_id = ${weddingId}`)
}

/** Deletes the unread notifications that a wedding was deleted; part of restoring it. */
export async function forgetDeletion(tx: Transaction, weddingId: string): Promise<void> {
  await tx.execute(sql`
    delete from notifications
    where wedding_id = ${weddingId} and action = 'wedding.deleted' and read_at is null`)
}

/** Deletes notifications that are too old, and the oldest of users who have too many. */
export async function pruneNotifications(tx: Transaction, clock: Clock): Promise<void> {
  const oldest = new Date(clock.now().getTime() - NOTIFICATION_KEPT_DAYS * DAY_MS)
  await tx.execute(sql`delete from notifications where created_at < ${oldest.toISOString()}`)
  await tx.execute(sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by recipient_id order by created_at desc, id desc) as place
        from notifications where recipient_id in (
          select recipient_id from notifications group by recipient_id having count(*) > ${NOTIFICATIONS_KEPT}
        )
      ) ranked where place > ${NOTIFICATIONS_KEPT}
    )`)
}
