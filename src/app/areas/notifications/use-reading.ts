import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { api } from '../../sync/api.ts'
import { markAllRead, unreadCountQuery } from './notifications.queries.ts'

/**
 * Marks everything as read while a list of notifications is open, and gives the ids of those
 * that were unread: they stay marked for the eyes until the list is closed.
 */
export function useReading(notifications: readonly Notification[] | undefined): ReadonlySet<string> {
  const fresh = useRef(new Set<string>()).current
  for (const { id, readAt } of notifications ?? []) if (readAt === null) fresh.add(id)
  const { data: count } = useQuery(unreadCountQuery)
  const isLookedAt = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )
  const isLoaded = notifications !== undefined
  const hasUnread = Boolean(count?.unread) || notifications?.some(({ readAt }) => readAt === null)
  // Marked as read before the list that shows it has come, a notification would never be seen as unread.
  const isOnItsWay = useIsFetching({ queryKey: api.notifications.list.key() }) > 0
  const tries = useRef(0)
  useEffect(() => {
    // A server that does not answer is not asked for ever; the next opening asks again.
    if (!isLoaded || isOnItsWay || !hasUnread || !isLookedAt || tries.current >= MOST_TRIES) return
    tries.current += 1
    void markAllRead().then((isDone) => {
      if (isDone) tries.current = 0
    })
  }, [isLoaded, isOnItsWay, hasUnread, isLookedAt])
  return fresh
}

const MOST_TRIES = 3

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
