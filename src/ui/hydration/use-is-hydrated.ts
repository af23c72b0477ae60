import { useSyncExternalStore } from 'react'

/** `false` on the server and while the browser hydrates what the server drew. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => {}
