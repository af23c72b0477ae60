import { unsentItems } from '../unsaved/unsent-items.ts'
import { keysUnder, onDevice } from './device-store.ts'
import { ON_DISK, PAGE_ID } from './outbox.ts'

/**
 * Keeps on this device all that the page has and the server does not, before its person signs out. Gives whether the
 * disk has it: some browsers keep nothing.
 */
export async function keepUnsentFor(owner: string): Promise<boolean> {
  const isKept = await onDevice(async (db) => {
    const tx = db.transaction('outbox', 'readwrite', ON_DISK)
    for (const { list, items } of unsentItems())
      for (const item of items)
        void tx.store.put({ changes: [item], madeAt: item.madeAt }, [owner, PAGE_ID, `${list}:${item.id}`])
    await tx.done
    return true
  })
  return isKept ?? false
}

/** How much other pages of this browser have that the server does not; `null` where the browser keeps nothing. */
export const countOfOtherPages = async (owner: string): Promise<number | null> => {
  const keys = await onDevice((db) => db.getAllKeys('outbox', keysUnder(owner)))
  return keys?.filter(([, page]) => page !== PAGE_ID).length ?? null
}
