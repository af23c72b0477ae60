import { createContext, useContext, useSyncExternalStore } from 'react'

/** When the server drew this page. While the browser takes the page over, it shows the same time. */
export const PageTime = createContext<Date | null>(null)

/** A clock that moves on while a component shows it. */
export function useClock(subscribe: (onChange: () => void) => () => void, now: () => Date): Date {
  const drawn = useContext(PageTime)
  return useSyncExternalStore(subscribe, now, () => drawn ?? now())
}
