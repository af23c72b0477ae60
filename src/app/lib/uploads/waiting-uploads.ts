import { useSyncExternalStore } from 'react'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

/** Notes how many files of a queue have not arrived yet. */
export function noteWaiting(queue: string, count: number): void {
  if ((counts.get(queue) ?? 0) === count) return
  counts.set(queue, count)
  for (const listener of listeners) listener()
}

const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many files are still to be sent, of all queues of the page. */
export const useWaitingUploads = (): number => useSyncExternalStore(subscribe, total, () => 0)
