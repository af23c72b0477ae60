import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The value of a cookie, or `null`. A screen that the server has drawn is taken over with the cookie that it was drawn with,
 * since React leaves attributes as they stand there; one that has changed on the way is shown right afterwards.
 */
export function useCookie(name: string): string | null {
  const { cookie, drawnCookie } = useRouteContext({ from: '__root__' })
  return useSyncExternalStore(
    neverTold,
    () => cookie(name),
    () => drawnCookie(name),
  )
}

/** No event tells that a cookie has changed: cookies are read again whenever the screen is drawn. */
const neverTold = () => () => {}
