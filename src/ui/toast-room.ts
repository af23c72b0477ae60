/** What stands at the bottom of the page, as a CSS length; `null` when nothing does. */
let room: string | null = null
const listeners = new Set<() => void>()

/**
 * Lifts the toasts over something at the bottom of the page. Only they are styled for it: a custom property of
 * the root would have the browser compute the styles of the whole page again. Gives the way to take it back.
 */
export function liftToasts(over: string): () => void {
  put(over)
  return () => {
    if (room === over) put(null)
  }
}

function put(next: string | null) {
  if (room === next) return
  room = next
  for (const listener of listeners) listener()
}

export function subscribeToToastRoom(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToastRoom(): string | null {
  return room
}
