import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** Files of one queue: those on their way or waiting, and of them those that the device keeps. */
type Counts = { waiting: number; kept: number }

const byQueue = createStore<ReadonlyMap<string, Counts>>(new Map())

function note(queue: string, changed: Partial<Counts>): void {
  const before = byQueue.get().get(queue) ?? { waiting: 0, kept: 0 }
  const next = { ...before, ...changed }
  if (next.waiting === before.waiting && next.kept === before.kept) return
  byQueue.set(new Map(byQueue.get()).set(queue, next))
}

/** Notes how many files of a queue have not arrived yet. */
export const noteWaiting = (queue: string, waiting: number): void => note(queue, { waiting })

/** Notes how many files of a queue the device keeps until they have arrived. */
export const noteKept = (queue: string, kept: number): void => note(queue, { kept })

const useTotal = (name: keyof Counts): number =>
  useStore(byQueue, (counts) => [...counts.values()].reduce((sum, one) => sum + one[name], 0))

/** How many files are still to be sent, of all queues of the page. */
export const useWaitingUploads = (): number => useTotal('waiting')

/** How many of them the device keeps, because they could not be sent at once. */
export const useKeptFiles = (): number => useTotal('kept')
