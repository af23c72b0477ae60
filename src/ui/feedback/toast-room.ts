import { createStore } from '../state/store.ts'

/** The height of the bar at the bottom of the page, as a CSS length; `null` without one. */
export const toastRoom = createStore<string | null>(null)

/**
 * Lifts the toasts over something at the bottom of the page. Only they are styled for it: a custom property of
 * the root would have the browser compute the styles of the whole page again. Gives the way to take it back.
 */
export function liftToasts(over: string): () => void {
  toastRoom.set(over)
  return () => {
    if (toastRoom.get() === over) toastRoom.set(null)
  }
}
