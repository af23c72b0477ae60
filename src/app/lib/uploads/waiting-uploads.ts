import { useSyncExternalStore } from 'react'

/** Files of one queue: those on their way or waiting, and of them those that the device keeps. */
type Counts = { waiting: number; kept: number }

const byQueue = new Map<string, Counts>()
const listeners = new Set<() => void>()

function note(queue: string, changed: Partial<Counts>): void {
  const before = byQueue.get(queue) ?? { waiting: 0, kept: 0 }
  const next = { ...before, ...changed }
  if (next.waiting === before.waiting && next.kept === before.kept) return
  byQueue.set(queue, next)
  for (const listener of listeners) listener()
}

/** Notes how many files of a queue have not arrived yet. */
export const noteWaiting = (queue: string, waiting: number): void => note(queue, { waiting })

/** Notes how many files of a queue the device keeps until they have arrived. */
export const noteKept = (queue: string, kept: number): void => note(queue, { kept })

const total = (name: keyof Counts) => [...byQueue.values()].reduce((sum, counts) => sum + counts[name], 0)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many files are still to be sent, of all queues of the page. */
export const useWaitingUploads = (): number =>
  useSyncExternalStore(
    subscribe,
    () => total('waiting'),
    () => 0,
  )

/** How many of them the device keeps, because they could not be sent at once. */
export const useKeptFiles = (): number =>
  useSyncExternalStore(
    subscribe,
    () => total('kept'),
    () => 0,
  )
