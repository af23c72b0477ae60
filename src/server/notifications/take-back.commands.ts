import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { notifications } from '#db/schema/notifications.ts'
import type { NotificationAction } from '#domain/notification-data.ts'
import type { ActingMember } from '../changes.ts'

/** Takes a notification about a row back from the members who have not read it. */
export async function takeBackNotification(
  tx: Transaction,
  { weddingId, actor }: ActingMember,
  action: NotificationAction,
  rowId: string,
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.weddingId, weddingId),
        eq(notifications.actorId, actor.userId),
        eq(notifications.groupKey, `${action}/${rowId}`),
        isNull(notifications.readAt),
      ),
    )
}
