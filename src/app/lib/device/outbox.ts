import { useSyncExternalStore } from 'react'
import { whenKeptOpens } from '../unsaved/kept.ts'
import { deviceOwner, onDeviceOwner } from './device-owner.ts'
import { type KeptList, keysUnder, onDevice } from './device-store.ts'

/** Tells the pages of this browser apart, and the same page over a reload. */
const PAGE_KEY = 'azahar.page'

/** Done once the disk has it: by itself a browser is content with the memory of the system. */
const ON_DISK = { durability: 'strict' } as const

type Receive = (changes: unknown[]) => void

const receivers = new Map<string, Receive>()
const undelivered = new Map<string, unknown[]>()
let onUndelivered: () => void = () => {}
let release: (() => void) | null = null

let writing = 0
const writingListeners = new Set<() => void>()

/** Whether all that was to be kept lies on the disk of this device, where the browser keeps anything at all. */
export const useOutboxWritten = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      writingListeners.add(listener)
      return () => void writingListeners.delete(listener)
    },
    () => writing === 0,
    () => true,
  )

function countWriting(by: 1 | -1): void {
  writing += by
  for (const listener of writingListeners) listener()
}

/**
 * Keeps the unsaved changes of a list on this device, over a closed app and a flat battery, until the server has
 * them. The page that made them holds a lock meanwhile; once it is gone, the next page takes them over.
 */
export function keepInOutbox(list: string, changes: unknown[]): void {
  const owner = deviceOwner()
  if (owner === null) return
  if (changes.length > 0) holdPageLock()
  countWriting(1)
  void onDevice(async (db) => {
    const key: [string, string, string] = [owner, pageId(), list]
    const tx = db.transaction('outbox', 'readwrite', ON_DISK)
    if (changes.length > 0) await tx.store.put({ changes, madeAt: Date.now() }, key)
    else await tx.store.delete(key)
    const left = await tx.store.count(keysUnder(owner, pageId()))
    await tx.done
    if (left === 0) releasePageLock()
  }).finally(() => countWriting(-1))
}

/** Changes that are kept one by one: `list:id`. A page does not keep them in its tab as well. */
const listOf = (name: string) => name.split(':', 1)[0]!
const isSingle = (name: string) => name.includes(':')

/** Calls back with the changes of a list that an earlier page has left unsaved. */
export function receiveFromOutbox(list: string, receive: Receive): void {
  receivers.set(list, receive)
  const changes = undelivered.get(list)
  undelivered.delete(list)
  if (changes) receive(changes)
}

/** Calls the listener when changes wait for a list that this page has not loaded yet. */
export function onUndeliveredChanges(listener: () => void): void {
  onUndelivered = listener
  if (undelivered.size > 0) listener()
}

/** Takes over what closed pages have left, once it is known whose page this is. */
export function followOutbox(): void {
  let openedFor: string | null = null
  const open = () => {
    const owner = deviceOwner()
    if (owner === null || owner === openedFor) return
    openedFor = owner
    void takeOver(owner)
  }
  whenKeptOpens(() => {
    onDeviceOwner(open)
  })
}

async function takeOver(owner: string): Promise<void> {
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name))
  const taken = await onDevice(async (db) => {
    const tx = db.transaction('outbox', 'readwrite', ON_DISK)
    const found: { list: string; kept: KeptList; isOwn: boolean }[] = []
    for (const key of await tx.store.getAllKeys(keysUnder(owner))) {
      const [, page, list] = key
      const isOwn = page === pageId()
      // This page keeps its own in its tab as well, and a living one sends its own.
      if (isOwn ? !isSingle(list) : held.has(lockName(page))) continue
      found.push({ list, kept: (await tx.store.get(key))!, isOwn })
      if (!isOwn) await tx.store.delete(key)
    }
    found.sort((a, b) => a.kept.madeAt - b.kept.madeAt)
    // In the same transaction, so that a page that dies now loses nothing.
    for (const { list, kept, isOwn } of found) {
      if (isOwn) continue
      const own: [string, string, string] = [owner, pageId(), list]
      const before = await tx.store.get(own)
      await tx.store.put({ ...kept, changes: [...(before?.changes ?? []), ...kept.changes] }, own)
    }
    await tx.done
    return found
  })
  if (!taken?.length) return
  holdPageLock()
  for (const { list, kept } of taken) deliver(listOf(list), kept.changes)
}

function deliver(list: string, changes: unknown[]): void {
  const receive = receivers.get(list)
  if (receive) {
    receive(changes)
    return
  }
  undelivered.set(list, [...(undelivered.get(list) ?? []), ...changes])
  onUndelivered()
}

function holdPageLock(): void {
  if (release) return
  void navigator.locks?.request(lockName(pageId()), () => new Promise<void>((resolve) => (release = resolve)))
  release ??= () => {}
}

function releasePageLock(): void {
  release?.()
  release = null
}

const lockName = (page: string) => `azahar.outbox.${page}`

function pageId(): string {
  const known = sessionStorage.getItem(PAGE_KEY)
  if (known) return known
  const id = crypto.randomUUID()
  sessionStorage.setItem(PAGE_KEY, id)
  return id
}
