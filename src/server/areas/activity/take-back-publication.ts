import type { Transaction } from '#db/client.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { NotificationAction } from '#domain/notifications/notification-data.ts'
import { takeBackNotifications } from '#server/areas/notifications/take-back.commands.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { NotedChange } from './net-changes.ts'

const PUBLISHED: Partial<Record<LoggedTable, NotificationAction>> = {
  vendors: 'vendor.published',
  agenda_days: 'agenda.published',
  tasks: 'tasks.published',
  inspiration_folders: 'folder.published',
}

/** Takes the notification of a publication that is undone back from the members who have not read it. */
export async function takeBackPublication(
  tx: Transaction,
  publisher: { weddingId: MemberWeddingId; actorId: string },
  lineId: string,
  changes: readonly NotedChange[],
): Promise<boolean> {
  const told = changes.flatMap(({ entity, key, before }) => {
    const action = PUBLISHED[entity]
    return action && before?.['drafted_at'] ? [{ action, rowId: key }] : []
  })
  if (told.length === 0) return false
  return takeBackNotifications(tx, publisher, [...told, { action: 'drafts.published', rowId: lineId }])
}
