import { useSyncExternalStore } from 'react'

/** How many changes and files were kept and have not been sent. */
export type WaitingKept = { changes: number; files: number }

const NONE: WaitingKept = { changes: 0, files: 0 }
const bySource = new Map<string, WaitingKept>()
const listeners = new Set<() => void>()
let total = NONE

/** Says what waits in one place of this page; a file lies in what is kept of it. */
export function noteWaitingKept(source: string, items: readonly object[]): void {
  const files = items.filter((item) => 'file' in item).length
  bySource.set(source, { files, changes: items.length - files })
  const all = [...bySource.values()]
  const next = { changes: sum(all.map(({ changes }) => changes)), files: sum(all.map((one) => one.files)) }
  if (next.changes === total.changes && next.files === total.files) return
  total = next
  for (const listener of listeners) listener()
}

const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0)

/** What was kept and waits in this page until it is its turn to be sent. */
export const waitingKept = (): WaitingKept => total

export const useWaitingKept = (): WaitingKept => useSyncExternalStore(subscribe, waitingKept, () => NONE)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
