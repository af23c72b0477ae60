import { v7 as uuidv7 } from 'uuid'
import { pageUserId } from '../../shared/session/signed-in.ts'
import { whenKeptOpens } from '../unsaved/kept.ts'
import { deviceOwner, onDeviceOwner } from './device-owner.ts'
import { type KeptItem, keysUnder, onDevice } from './device-store.ts'
import { deliver, noteTakenOver, ON_DISK, PAGE_ID } from './outbox.ts'

let looking: Promise<unknown> = Promise.resolve()

/** Resolves when what closed pages had left at the last look has been handed on. */
export const untilTakenOver = (): Promise<unknown> => looking

/** Takes over what closed pages have left, once it is known whose page this is. */
export function followOutbox(): void {
  const look = () => {
    // Also where the device keeps nothing by itself: there may be what its person wanted to keep when they left.
    const owner = deviceOwner() ?? pageUserId()
    if (owner === null || !navigator.locks) return
    holdPageLock()
    looking = takeOverFromClosed(owner)
  }
  whenKeptOpens(() => {
    look()
    onDeviceOwner(look)
  })
  // Another page may have been closed since.
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

const awaited = new Set<string>()

/** A page that is being left gives its lock back a moment later: this long, in milliseconds, others wait for it. */
const LEAVING_MS = 1_000

/**
 * Waits for the end of each other page that has left something: for closed ones that is now. What a page leaves that
 * is being closed has to come before what this one sends; one that stays open is waited for behind.
 */
async function takeOverFromClosed(owner: string): Promise<void> {
  const keys = (await onDevice((db) => db.getAllKeys('outbox', keysUnder(owner)))) ?? []
  const pages = new Set(keys.map(([, page]) => page))
  pages.delete(PAGE_ID)
  const { held } = await navigator.locks.query()
  const living = new Set(held?.map(({ name }) => name))
  const takenOver = [...pages]
    .filter((page) => !awaited.has(page))
    .map((page) => {
      awaited.add(page)
      const taken = navigator.locks
        .request(lockName(page), () => takeOver(owner, page))
        .finally(() => awaited.delete(page))
      return living.has(lockName(page)) ? Promise.race([taken, after(LEAVING_MS)]) : taken
    })
  await Promise.allSettled(takenOver)
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function takeOver(owner: string, page: string): Promise<void> {
  if ((deviceOwner() ?? pageUserId()) !== owner) return
  const taken = await onDevice(async (db) => {
    const tx = db.transaction('outbox', 'readwrite', ON_DISK)
    const found: { list: string; item: KeptItem }[] = []
    for (const key of await tx.store.getAllKeys(keysUnder(owner, page))) {
      const list = key[2].split(':', 1)[0]!
      const { changes, madeAt } = (await tx.store.get(key))!
      // Older versions kept all of a list in one, without ids.
      for (const change of changes as Partial<KeptItem>[])
        found.push({ list, item: { ...change, id: change.id ?? uuidv7(), madeAt: change.madeAt ?? madeAt } })
      await tx.store.delete(key)
    }
    // In the same transaction, so that a page that is closed now loses nothing.
    for (const { list, item } of found)
      await tx.store.put({ changes: [item], madeAt: item.madeAt }, [owner, PAGE_ID, `${list}:${item.id}`])
    await tx.done
    return found
  })
  if (taken?.length) noteTakenOver(owner)
  for (const list of new Set(taken?.map(({ list }) => list)))
    deliver(
      list,
      taken!.filter((one) => one.list === list).map(({ item }) => item),
    )
}

let isLocked = false

/** Held until the page is gone. */
function holdPageLock(): void {
  if (isLocked) return
  isLocked = true
  void navigator.locks.request(lockName(PAGE_ID), () => new Promise<void>(() => {}))
}

const lockName = (page: string) => `azahar.outbox.${page}`
