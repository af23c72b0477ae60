import { createStore } from '../state/store.ts'

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

let lastId = 0

/** The toasts at the bottom of the page. */
export const toasts = createStore<readonly Toast[]>([])

/**
 * Says something briefly at the bottom of the page. `undone` is for a rollback, and says what we
 * did: 'No se pudo eliminar. Lo hemos dejado como estaba.' Gives the id to dismiss it by.
 */
export function showToast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}): number {
  lastId += 1
  const all = [...toasts.get(), { ...options, id: lastId, message, tone: options.tone ?? 'done' }]
  const oldest = all.length > MOST_TOASTS ? all.find(({ isLasting }) => !isLasting) : undefined
  toasts.set(all.filter((toast) => toast !== oldest))
  return lastId
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
