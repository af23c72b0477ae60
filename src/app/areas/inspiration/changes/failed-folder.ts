import { useSyncExternalStore } from 'react'

/** A folder that could not be made: its name goes back into the field it was typed in. */
export type FailedFolder = { weddingId: string; name: string; message: string }

let failed: FailedFolder | null = null
const listeners = new Set<() => void>()

export function setFailedFolder(next: FailedFolder | null) {
  failed = next
  for (const listener of listeners) listener()
}

export function useFailedFolder(weddingId: string): FailedFolder | null {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => failed,
    () => null,
  )
  return current?.weddingId === weddingId ? current : null
}
