import { useEffect, useRef } from 'react'

/**
 * Calls `onGone` when another member has taken the open item out of its list. `items` are those of the server: what
 * the person takes out here leaves them after the page has moved on.
 */
export function useGone<Item extends { id: string }>(
  openId: string | undefined,
  items: readonly Item[] | undefined,
  onGone: (item: Item) => void,
) {
  const seen = useRef<Item>(undefined)
  const latest = useRef(onGone)
  latest.current = onGone
  useEffect(() => {
    if (openId === undefined || !items) return
    const open = items.find(({ id }) => id === openId)
    const last = seen.current
    seen.current = open
    if (!open && last?.id === openId) latest.current(last)
  }, [openId, items])
}
