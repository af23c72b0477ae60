import type { LiveEvent } from '#contract/live.ts'
import { createListeners } from '#ui/state/store.ts'

/** Listeners hear these events. `resync` also stands for a pause in which something was, or may have been, missed. */
export type HeardEvent = Exclude<LiveEvent, { type: 'ready' | 'beat' }>

const listeners = createListeners<[event: HeardEvent]>()

export const notifyListeners = listeners.notify

/** Calls the listener with what happens in the person's weddings while it happens, in every page. */
export function onLiveEvent(listener: (event: HeardEvent) => void): () => void {
  return listeners.add((event) => {
    try {
      listener(event)
    } catch (error) {
      // One that fails is no reason for the others not to hear, nor for the stream to end.
      reportError(error)
    }
  })
}
