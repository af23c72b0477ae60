import { v7 as uuidv7 } from 'uuid'
import { createListeners, createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { noteWaitingKept } from '../list-changes/waiting-kept.ts'
import { deviceOwner } from './device-owner.ts'
import { type KeptItem, onDevice } from './device-store.ts'

/** Done once the disk has it: by itself a browser is content with the memory of the system. */
export const ON_DISK = { durability: 'strict' } as const

/** Tells the pages of this browser apart; a page that is loaded anew is another one. */
export const PAGE_ID = uuidv7()

type Receive = (items: KeptItem[]) => void

const receivers = new Map<string, Receive>()
const undelivered = new Map<string, KeptItem[]>()
const arrivals = createListeners()
let onUndelivered: () => void = () => {}

/** For whom this page holds what others have left: it is theirs to write, whether or not the device keeps the rest. */
let takenOverFor: string | null = null

export function noteTakenOver(owner: string): void {
  takenOverFor = owner
}

const writing = createStore(0)

/** Whether all that was to be kept lies on the disk of this device, where the browser keeps anything at all. */
export const useOutboxWritten = (): boolean => useStore(writing, (count) => count === 0)

const countWriting = (by: 1 | -1) => writing.set(writing.get() + by)

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

/** Calls back with what an earlier page has left unsaved of a list. */
export function receiveFromOutbox(list: string, receive: Receive): void {
  receivers.set(list, receive)
  const items = undelivered.get(list)
  undelivered.delete(list)
  noteUndelivered()
  if (items) receive(items)
  arrivals.notify()
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
export const onListThere = arrivals.add

/** Hands on what a closed page has left of a list, at once or when the page has loaded it. */
export function deliver(list: string, items: KeptItem[]): void {
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
