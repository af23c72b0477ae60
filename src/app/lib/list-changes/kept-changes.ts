import { keepInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { keep, keptUnder, whenKeptOpens } from '../unsaved/kept.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'

const KEPT = 'changes '

export type KeptChange<Place, C> = { place: Place; change: C }

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
export function keepChanges<Place, C>({ area, unsaved, sendAnew }: KeptList<Place, C>): () => void {
  const name = KEPT + area
  const sendAll = (changes: KeptChange<Place, C>[]) => {
    for (const { place, change } of changes) sendAnew(place, change)
  }
  whenKeptOpens(() => {
    const [kept] = keptUnder(name).filter(([rest]) => rest === '')
    if (!kept) return
    sendAll(JSON.parse(kept[1]))
  })
  receiveFromOutbox(area, (changes) => sendAll(changes as KeptChange<Place, C>[]))
  countAsUnsaved(() => unsaved().length > 0)
  return () => {
    const changes = unsaved()
    keep(name, changes.length === 0 ? null : JSON.stringify(changes))
    keepInOutbox(area, changes)
  }
}

/** Whether changes of any list were kept and are not saved yet. */
export const hasKeptChanges = (): boolean => keptUnder(KEPT).length > 0
