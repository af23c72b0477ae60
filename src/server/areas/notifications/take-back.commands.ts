import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { notifications } from '#db/schema/notifications.ts'
import type { NotificationAction } from '#domain/notifications/notification-data.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Told = { action: NotificationAction; rowId: string }

/** Takes a notification about a row back from the members who have not read it. */
export const takeBackNotification = (
  tx: Transaction,
  { weddingId, actor }: ActingMember,
  action: NotificationAction,
  rowId: string,
) => takeBackNotifications(tx, { weddingId, actorId: actor.userId }, [{ action, rowId }])

/** The same for several of one member; gives whether there were any. */
export async function takeBackNotifications(
  tx: Transaction,
  { weddingId, actorId }: { weddingId: MemberWeddingId; actorId: string },
  told: readonly Told[],
): Promise<boolean> {
  const groupKeys = told.map(({ action, rowId }) => `${action}/${rowId}`)
  const { rowCount } = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.weddingId, weddingId),
        eq(notifications.actorId, actorId),
        inArray(notifications.groupKey, groupKeys),
        isNull(notifications.readAt),
      ),
    )
  return (rowCount ?? 0) > 0
}
