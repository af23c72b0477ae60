import { createStore } from '../state/store.ts'

/** The height of the bar at the bottom of the page, as a CSS length; `null` without one. */
export const toastRoom = createStore<string | null>(null)

const rooms: { over: string }[] = []

/**
 * Lifts the toasts over something at the bottom of the page. Only they are styled for it: a custom property of
 * the root would have the browser compute the styles of the whole page again. Gives the way to take it back: what was
 * below a dialog counts again once it has closed.
 */
export function liftToasts(over: string): () => void {
  const room = { over }
  rooms.push(room)
  const show = () => toastRoom.set(rooms.at(-1)?.over ?? null)
  show()
  return () => {
    const at = rooms.indexOf(room)
    if (at >= 0) rooms.splice(at, 1)
    show()
  }
}
