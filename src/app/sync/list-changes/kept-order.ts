import { noteWaitingKept } from './waiting-kept.ts'

/** `kept` is what the device keeps of it, a change or a file. */
type Kept = { madeAt: number; kept: object; send: () => void }

/** A part of the app that has not come after this long, in milliseconds, holds up nothing that does not belong to it. */
export const LOAD_PATIENCE_MS = 10_000

let waiting: Kept[] = []
let isWaiting = false
let untilListsAreThere: () => Promise<unknown> = () => Promise.resolve()
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

/**
 * Says how the lists are loaded that this page has not opened and of which something was kept: that goes in order with
 * the others.
 */
export function loadListsWith(load: () => Promise<unknown>): void {
  untilListsAreThere = load
}

/** Sends what earlier pages have kept, of all lists together, in the order in which it was made. */
export function sendInOrder(kept: readonly Kept[]): void {
  setWaiting([...waiting, ...kept])
  if (isWaiting || kept.length === 0) return
  isWaiting = true
  const patience = new Promise((resolve) => setTimeout(resolve, LOAD_PATIENCE_MS))
  void Promise.race([untilListsAreThere().catch(() => {}), patience]).then(() => {
    isWaiting = false
    const ordered = waiting.toSorted((a, b) => a.madeAt - b.madeAt)
    setWaiting([])
    for (const { send } of ordered) sendOne(send)
  })
}

/** One that cannot be read any more holds up no other. */
function sendOne(send: () => void): void {
  try {
    send()
  } catch (error) {
    globalThis.reportError?.(error)
  }
}

function setWaiting(next: Kept[]): void {
  waiting = next
  noteWaitingKept(
    'ordered',
    waiting.map(({ kept }) => kept),
  )
}
