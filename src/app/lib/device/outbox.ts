import { useSyncExternalStore } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { noteWaitingKept } from '../list-changes/waiting-kept.ts'
import { pageUserId } from '../signed-in.ts'
import { whenKeptOpens } from '../unsaved/kept.ts'
import { unsentItems } from '../unsaved/unsent-items.ts'
import { deviceOwner, onDeviceOwner } from './device-owner.ts'
import { type KeptItem, keysUnder, onDevice } from './device-store.ts'

/** Done once the disk has it: by itself a browser is content with the memory of the system. */
const ON_DISK = { durability: 'strict' } as const

/** Tells the pages of this browser apart; a page that is loaded anew is another one. */
const PAGE_ID = uuidv7()

type Receive = (items: KeptItem[]) => void

const receivers = new Map<string, Receive>()
const undelivered = new Map<string, KeptItem[]>()
const arrivals = new Set<() => void>()
let onUndelivered: () => void = () => {}

let writing = 0
const writingListeners = new Set<() => void>()

/** Whether all that was to be kept lies on the disk of this device, where the browser keeps anything at all. */
export const useOutboxWritten = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      writingListeners.add(listener)
      return () => void writingListeners.delete(listener)
    },
    isOutboxWritten,
    () => true,
  )

const isOutboxWritten = () => writing === 0

function countWriting(by: 1 | -1): void {
  writing += by
  for (const listener of writingListeners) listener()
}

/**
 * Keeps something unsaved of a list on this device, over a closed app and a flat battery, until the server has it. Each
 * item lies under a name of its own, so that no write replaces another. The page that made it holds a lock meanwhile;
 * once that page is gone, another page of the same person takes its items over.
 */
export const keepInOutbox = (list: string, item: KeptItem): void => write(list, item.id, item)

export const forgetInOutbox = (list: string, id: string): void => write(list, id, null)

function write(list: string, id: string, item: KeptItem | null): void {
  const owner = deviceOwner() ?? takenOverFor
  if (owner === null) return
  countWriting(1)
  void onDevice(async (db) => {
    const key: [string, string, string] = [owner, PAGE_ID, `${list}:${id}`]
    const tx = db.transaction('outbox', 'readwrite', ON_DISK)
    void (item ? tx.store.put({ changes: [item], madeAt: item.madeAt }, key) : tx.store.delete(key))
    // A page that is closed now has asked for all that there is to ask.
    tx.commit()
    await tx.done
  }).finally(() => countWriting(-1))
}

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

/** Calls back with what an earlier page has left unsaved of a list. */
export function receiveFromOutbox(list: string, receive: Receive): void {
  receivers.set(list, receive)
  const items = undelivered.get(list)
  undelivered.delete(list)
  noteUndelivered()
  if (items) receive(items)
  for (const listener of arrivals) listener()
}

/** Calls the listener when something waits for a list that this page has not loaded yet. */
export function onUndeliveredChanges(listener: () => void): void {
  onUndelivered = listener
  if (hasUndelivered()) listener()
}

/** Whether something waits for a list that this page has not loaded yet. */
export const hasUndelivered = (): boolean => undelivered.size > 0

/** Whether the page has loaded a list. */
export const isListThere = (list: string): boolean => receivers.has(list)

/** Calls the listener whenever the page has loaded another list. Gives the way to call it off. */
export function onListThere(listener: () => void): () => void {
  arrivals.add(listener)
  return () => void arrivals.delete(listener)
}

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

/** For whom this page holds what others have left: it is theirs to write, whether or not the device keeps the rest. */
let takenOverFor: string | null = null

const awaited = new Set<string>()

/** Waits for the end of each other page that has left something: for closed ones that is now. */
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
      return living.has(lockName(page)) ? undefined : taken
    })
  await Promise.allSettled(takenOver)
}

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
  if (taken?.length) takenOverFor = owner
  for (const list of new Set(taken?.map(({ list }) => list)))
    deliver(
      list,
      taken!.filter((one) => one.list === list).map(({ item }) => item),
    )
}

function deliver(list: string, items: KeptItem[]): void {
  const receive = receivers.get(list)
  if (receive) {
    receive(items)
    return
  }
  undelivered.set(list, [...(undelivered.get(list) ?? []), ...items])
  noteUndelivered()
  onUndelivered()
}

const noteUndelivered = () => noteWaitingKept('undelivered', [...undelivered.values()].flat())

let isLocked = false

/** Held until the page is gone. */
function holdPageLock(): void {
  if (isLocked) return
  isLocked = true
  void navigator.locks.request(lockName(PAGE_ID), () => new Promise<void>(() => {}))
}

const lockName = (page: string) => `azahar.outbox.${page}`
