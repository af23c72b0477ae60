import { useSyncExternalStore } from 'react'

/** Whether this browser hears what happens; `failures` counts the tries in a row that heard nothing. */
export type LiveStatus = { isLive: boolean; failures: number }

let status: LiveStatus = { isLive: false, failures: 0 }
const listeners = new Set<() => void>()
const returns = new Set<() => void>()

export const currentLiveStatus = (): LiveStatus => status

export function setLiveStatus(next: LiveStatus): void {
  if (next.isLive === status.isLive && next.failures === status.failures) return
  const isBack = next.isLive && !status.isLive
  status = next
  for (const listener of listeners) listener()
  if (isBack) for (const listener of returns) listener()
}

/** Calls the listener whenever this browser hears again what happens. */
export function onLiveAgain(listener: () => void): void {
  returns.add(listener)
}

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(subscribe, currentLiveStatus)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
