import { createListeners, createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** Whether this browser hears what happens; `failures` counts the tries in a row that heard nothing. */
export type LiveStatus = { isLive: boolean; failures: number }

const status = createStore<LiveStatus>({ isLive: false, failures: 0 })
const returns = createListeners()
const changes = createListeners<[isLive: boolean]>()

export const currentLiveStatus = status.get

export function setLiveStatus(next: LiveStatus): void {
  const { isLive, failures } = status.get()
  if (next.isLive === isLive && next.failures === failures) return
  status.set(next)
  if (next.isLive !== isLive) changes.notify(next.isLive)
  if (next.isLive && !isLive) returns.notify()
}

/** Calls the listener whenever this browser hears again what happens. */
export const onLiveAgain = returns.add

/** Calls the listener when this browser begins or ceases to hear. */
export const onLiveChange = changes.add

export const useLiveStatus = (): LiveStatus => useStore(status)
