import { useSyncExternalStore } from 'react'

/** Whether this browser hears what happens; `failures` counts the tries in a row that heard nothing. */
export type LiveStatus = { isLive: boolean; failures: number }

const BEFORE_FIRST_TRY: LiveStatus = { isLive: false, failures: 0 }
let status = BEFORE_FIRST_TRY
const listeners = new Set<() => void>()
const returns = new Set<() => void>()
const changes = new Set<(isLive: boolean) => void>()

export const currentLiveStatus = (): LiveStatus => status

export function setLiveStatus(next: LiveStatus): void {
  if (next.isLive === status.isLive && next.failures === status.failures) return
  const isBack = next.isLive && !status.isLive
  const isChange = next.isLive !== status.isLive
  status = next
  for (const listener of listeners) listener()
  if (isChange) for (const listener of changes) listener(next.isLive)
  if (isBack) for (const listener of returns) listener()
}

/** Calls the listener whenever this browser hears again what happens. */
export function onLiveAgain(listener: () => void): void {
  returns.add(listener)
}

/** Calls the listener when this browser begins or ceases to hear. */
export function onLiveChange(listener: (isLive: boolean) => void): () => void {
  changes.add(listener)
  return () => changes.delete(listener)
}

export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(subscribe, currentLiveStatus, () => BEFORE_FIRST_TRY)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
