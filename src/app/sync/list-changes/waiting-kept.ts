import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** How many changes and files were kept and have not been sent. */
export type WaitingKept = { changes: number; files: number }

const bySource = new Map<string, WaitingKept>()
const total = createStore<WaitingKept>({ changes: 0, files: 0 })

/** Says what waits in one place of this page; a file lies in what is kept of it. */
export function noteWaitingKept(source: string, items: readonly object[]): void {
  const files = items.filter((item) => 'file' in item).length
  bySource.set(source, { files, changes: items.length - files })
  const all = [...bySource.values()]
  const next = { changes: sum(all.map(({ changes }) => changes)), files: sum(all.map((one) => one.files)) }
  const before = total.get()
  if (next.changes !== before.changes || next.files !== before.files) total.set(next)
}

const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)

/** The kept changes that wait in this page until it is their turn to be sent. */
export const waitingKept = total.get

export const useWaitingKept = (): WaitingKept => useStore(total)
