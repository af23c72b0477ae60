import { keepInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { keep, keptUnder, whenKeptOpens } from '../unsaved/kept.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'
import { sendInOrder, stampAs, stampOf } from './kept-order.ts'

const KEPT = 'changes '

export type KeptChange<Place, C> = {
  place: Place
  change: C /** Absent in what older versions kept. */
  madeAt?: number
}

type KeptList<Place, C> = {
  area: string
  /** The changes that the server does not have, in the order they were made. */
  unsaved: () => KeptChange<Place, C>[]
  sendAnew: (place: Place, change: C) => void
}

/**
 * Keeps the unsaved changes of a list for the person who made them: after a reload, after they have signed
 * in again, or when the app was closed and is opened again, they are sent anew. Every change can be repeated. The function that is given keeps
 * what is unsaved now.
 */
export function keepChanges<Place, C extends object>({
  area,
  unsaved,
  sendAnew,
}: KeptList<Place, C>): () => void {
  const name = KEPT + area
  let waiting: KeptChange<Place, C>[] = []
  const sendAll = (changes: KeptChange<Place, C>[]) => {
    waiting = [...waiting, ...changes]
    sendInOrder(
      changes.map((kept) => ({
        madeAt: kept.madeAt ?? 0,
        send() {
          waiting = waiting.filter((other) => other !== kept)
          stampAs(kept.change, kept.madeAt ?? 0)
          sendAnew(kept.place, kept.change)
        },
      })),
    )
  }
  whenKeptOpens(() => {
    const [kept] = keptUnder(name).filter(([rest]) => rest === '')
    if (!kept) return
    sendAll(JSON.parse(kept[1]))
  })
  receiveFromOutbox(area, (changes) => sendAll(changes as KeptChange<Place, C>[]))
  countAsUnsaved(() => waiting.length > 0 || unsaved().length > 0)
  return () => {
    const changes = [
      ...waiting,
      ...unsaved().map(({ place, change }) => ({ place, change, madeAt: stampOf(change) })),
    ]
    keep(name, changes.length === 0 ? null : JSON.stringify(changes))
    keepInOutbox(area, changes)
  }
}

/** Whether changes of any list were kept and are not saved yet. */
export const hasKeptChanges = (): boolean => keptUnder(KEPT).length > 0
