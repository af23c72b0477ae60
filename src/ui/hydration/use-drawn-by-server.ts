import { useRef, useSyncExternalStore } from 'react'

/**
 * Whether the server drew this part of the page, so that a person may have been in one of its fields before the script
 * took it over: the focus is theirs then, and no effect may move it.
 */
export function useDrawnByServer(): boolean {
  const isDrawn = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  )
  return useRef(isDrawn).current
}

const nothingChanges = () => () => {}
