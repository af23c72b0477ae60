type KeptChange = { madeAt: number; send: () => void }

let waiting: KeptChange[] = []
let isWaiting = false
let loadLists: () => Promise<unknown> = () => Promise.resolve()
const stamps = new WeakMap<object, number>()
let latest = 0

/** When a change was made, in milliseconds: of two changes of this page the later has the higher number. */
export function stampOf(change: object): number {
  const known = stamps.get(change)
  if (known !== undefined) return known
  latest = Math.max(latest + 1, Date.now())
  stamps.set(change, latest)
  return latest
}

/** A change that another page has made keeps its place in the order. */
export const stampAs = (change: object, madeAt: number): void => void stamps.set(change, madeAt)

/** Says how the lists are loaded that this page has not opened: what was kept of them goes in order with the others. */
export function loadListsWith(load: () => Promise<unknown>): void {
  loadLists = load
}

/** Sends what earlier pages have kept, of all lists together, in the order in which it was made. */
export function sendInOrder(kept: readonly KeptChange[]): void {
  waiting.push(...kept)
  if (isWaiting || kept.length === 0) return
  isWaiting = true
  void loadLists().finally(() => {
    isWaiting = false
    const ordered = waiting.toSorted((a, b) => a.madeAt - b.madeAt)
    waiting = []
    for (const { send } of ordered) send()
  })
}
