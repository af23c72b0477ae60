export type ToastTone = 'done' | 'undone' | 'failed'

type ToastAction = { label: string; onAction: () => void }

export type Toast = {
  id: number
  message: string
  tone: ToastTone
  action?: ToastAction
  /** A second way on, beside the first. */
  otherAction?: ToastAction
  /** Stays until it is answered or closed. */
  isLasting?: boolean
}

/** How long a toast stays, in milliseconds, not counting the time it is hovered or focused. */
export const TOAST_MS = 5000

/** More than these at once would be a wall; the oldest gives way, unless it waits for an answer. */
const MOST_TOASTS = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Says something briefly at the bottom of the page. `undone` is for a rollback, and says what we
 * did: 'No se pudo eliminar. Lo hemos dejado como estaba.' Gives the id to dismiss it by.
 */
export function showToast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}): number {
  lastId += 1
  const all = [...toasts, { ...options, id: lastId, message, tone: options.tone ?? 'done' }]
  const oldest = all.length > MOST_TOASTS ? all.find(({ isLasting }) => !isLasting) : undefined
  replace(all.filter((toast) => toast !== oldest))
  return lastId
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
