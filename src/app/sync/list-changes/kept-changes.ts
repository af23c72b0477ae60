import { v7 as uuidv7 } from 'uuid'
import { onDeviceOwner } from '../device/device-owner.ts'
import { forgetInOutbox, isListThere, keepInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { keep, keptUnder, whenKeptOpens } from '../unsaved/kept.ts'
import { countAsUnsaved } from '../unsaved/unsaved.ts'
import { collectUnsent } from '../unsaved/unsent-items.ts'
import { sendInOrder, stampAs, stampOf } from './kept-order.ts'

const KEPT = 'changes '

export type MadeChange<Place, C> = { place: Place; change: C }
type KeptChange<Place, C> = MadeChange<Place, C> & { id: string; madeAt: number }

type KeptList<Place, C> = {
  area: string
  /** The changes that the server does not have, in the order they were made. */
  unsaved: () => MadeChange<Place, C>[]
  sendAnew: (place: Place, change: C) => unknown
}

const ids = new WeakMap<object, string>()

/** Tells a change from all others, on whichever page it was made. */
function idOf(change: object): string {
  const known = ids.get(change) ?? uuidv7()
  ids.set(change, known)
  return known
}

/**
 * Keeps the unsaved changes of a list for the person who made them: after a reload, after they have signed
 * in again, or when the app was closed and is opened again, they are sent anew. Every change can be repeated. The
 * tab keeps them at once and the device a moment later, so a change may come back from both and is sent once. The
 * function that is given keeps what is unsaved now.
 */
export function keepChanges<Place, C extends object>(list: KeptList<Place, C>): () => void {
  const { area, unsaved } = list
  const name = KEPT + area
  const received = new Set<string>()
  const written = new Set<string>()
  let waiting: KeptChange<Place, C>[] = []

  const all = (): KeptChange<Place, C>[] => [
    ...waiting,
    ...unsaved().map(({ place, change }) => ({ place, change, id: idOf(change), madeAt: stampOf(change) })),
  ]

  function keepNow() {
    const changes = all()
    keep(name, changes.length === 0 ? null : JSON.stringify(changes))
    for (const kept of changes) if (!written.has(kept.id)) keepInOutbox(area, kept)
    const now = new Set(changes.map(({ id }) => id))
    for (const id of written) if (!now.has(id)) forgetInOutbox(area, id)
    written.clear()
    for (const id of now) written.add(id)
  }

  function sendAll(found: KeptChange<Place, C>[]) {
    const news = found.filter(({ id }) => !received.has(id))
    for (const { id } of found) received.add(id)
    waiting = [...waiting, ...news]
    const send = (kept: KeptChange<Place, C>) => {
      waiting = waiting.filter((other) => other !== kept)
      stampAs(kept.change, kept.madeAt)
      ids.set(kept.change, kept.id)
      list.sendAnew(kept.place, kept.change)
      keepNow()
    }
    sendInOrder(news.map((kept) => ({ madeAt: kept.madeAt, kept, send: () => send(kept) })))
    keepNow()
  }

  whenKeptOpens(() => {
    const [kept] = keptUnder(name).filter(([rest]) => rest === '')
    if (kept) sendAll(withIds(JSON.parse(kept[1])))
  })
  receiveFromOutbox(area, (found) => {
    // They lie under the name of this page now, also those that the tab has kept and that were saved meanwhile.
    for (const { id } of found) written.add(id)
    sendAll(found as KeptChange<Place, C>[])
  })
  onDeviceOwner(() => {
    // A change that was made before it was known whose device this is has been kept in the tab only.
    written.clear()
    keepNow()
  })
  collectUnsent(() => ({ list: area, items: all() }))
  countAsUnsaved(() => waiting.length > 0 || unsaved().length > 0)
  return keepNow
}

/** Older versions kept changes without an id, and still older ones without their time. */
const withIds = <Place, C>(
  found: (MadeChange<Place, C> & { id?: string; madeAt?: number })[],
): KeptChange<Place, C>[] =>
  found.map((kept) => ({ ...kept, id: kept.id ?? uuidv7(), madeAt: kept.madeAt ?? 0 }))

/** Whether changes of lists that this page has not loaded were kept in its tab. */
export const hasKeptChanges = (): boolean => keptUnder(KEPT).some(([area]) => !isListThere(area))
