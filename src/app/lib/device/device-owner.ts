import { ACCOUNT_COOKIE, accountOfCookies } from '#domain/device.ts'
import { YEAR_SECONDS } from '#domain/time.ts'
import { keysUnder, onDevice } from './device-store.ts'

let confirmed: string | null = null
let keeper: string | null = null
let isKeeping = false
const listeners = new Set<(userId: string) => void>()

/** The person for whom this page may write to the device; `null` before the server has named them, and after they left. */
export const deviceOwner = (): string | null => keeper

/** The account that this browser was signed in with last, as far as it may open its data. */
export const accountOnDevice = (): string | null => accountOfCookies(document.cookie)

/** Calls the listener when the device keeps data for the person of this page. */
export function onDeviceOwner(listener: (userId: string) => void): void {
  listeners.add(listener)
  if (keeper !== null) listener(keeper)
}

/** The server has said who is signed in. Only then the device may be theirs. */
export function confirmPerson(userId: string): void {
  writeCookie(userId, YEAR_SECONDS)
  if (confirmed === userId) return
  confirmed = userId
  if (isKeeping) void claimDevice(userId)
}

/** From now on the device keeps what the person reads: a service worker will open the app from it. */
export function startKeeping(): void {
  isKeeping = true
  if (confirmed !== null) void claimDevice(confirmed)
}

/** The app was opened from the device: it keeps on writing for its owner before the server has confirmed the session. */
export function goOnKeeping(owner: string): void {
  keeper = owner
  for (const listener of listeners) listener(owner)
}

/** Makes the device this person's. What it kept of another is removed first. */
async function claimDevice(userId: string): Promise<void> {
  const isOurs = await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers', 'screens', 'outbox'], 'readwrite')
    if ((await tx.objectStore('about').get('owner')) !== userId) {
      await tx.objectStore('answers').clear()
      await tx.objectStore('screens').clear()
    }
    await removeOutboxOfOthers(tx.objectStore('outbox'), userId)
    await tx.objectStore('about').put(userId, 'owner')
    await tx.done
    return true
  })
  if (!isOurs || confirmed !== userId) return
  if (keeper !== userId) goOnKeeping(userId)
}

/**
 * Removes what the device keeps of the person whose session is over. Their unsaved changes stay when they are to
 * sign in again on this page, which still shows them.
 */
export async function forgetDevice({ keepsUnsaved = false } = {}): Promise<void> {
  const userId = confirmed
  confirmed = null
  keeper = null
  writeCookie('', 0)
  await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers', 'screens', 'outbox'], 'readwrite')
    await tx.objectStore('about').clear()
    await tx.objectStore('answers').clear()
    await tx.objectStore('screens').clear()
    if (!keepsUnsaved) await tx.objectStore('outbox').clear()
    else if (userId) await removeOutboxOfOthers(tx.objectStore('outbox'), userId)
    await tx.done
  })
}

type Outbox = {
  getAllKeys(): Promise<[string, string, string][]>
  delete(range: IDBKeyRange): Promise<void>
}

async function removeOutboxOfOthers(outbox: Outbox, userId: string): Promise<void> {
  const others = new Set((await outbox.getAllKeys()).map(([owner]) => owner))
  others.delete(userId)
  for (const other of others) await outbox.delete(keysUnder(other))
}

function writeCookie(userId: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: read by the worker and cleared by the server, without waiting for either
  document.cookie = `${ACCOUNT_COOKIE}=${userId}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}
