import { useSyncExternalStore } from 'react'

/** `false` on the server and while the browser takes over what the server drew. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => {}
