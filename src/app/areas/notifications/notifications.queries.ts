import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { NOTIFICATIONS_IN_BELL, NOTIFICATIONS_ON_PAGE } from '#domain/notifications/notification-limits.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** On which ways notifications come, and when. */
export const settingsQuery = () =>
  queryOptions({ ...api.notifications.settings.get.queryOptions(), staleTime: STALE_LISTS })

export const unreadCountQuery = api.notifications.unreadCount.queryOptions()

/** The bell shows these (spec 9). */
export const bellQuery = api.notifications.list.queryOptions({ input: { limit: NOTIFICATIONS_IN_BELL } })

/** The page shows these: of every wedding, or of the one chosen (spec 2, 9). */
export const pageQuery = (weddingId: string | undefined) =>
  api.notifications.list.queryOptions({ input: { limit: NOTIFICATIONS_ON_PAGE, weddingId } })

/**
 * Marks everything as read (spec 4): shown at once, and undone when the request fails.
 * Whether it did.
 */
export async function markAllRead(): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: unreadCountQuery.queryKey })
  queryClient.setQueryData(unreadCountQuery.queryKey, { unread: 0 })
  try {
    await client.notifications.read({ all: true })
  } catch {
    await queryClient.invalidateQueries({ queryKey: unreadCountQuery.queryKey })
    return false
  }
  const readAt = new Date().toISOString()
  queryClient.setQueriesData<Notification[]>({ queryKey: api.notifications.list.key() }, (list) =>
    list?.map((notification) => (notification.readAt ? notification : { ...notification, readAt })),
  )
  return true
}
