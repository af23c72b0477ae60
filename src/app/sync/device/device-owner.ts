import { ACCOUNT_COOKIE, accountOfCookies, SHOWN_STORES } from '#domain/accounts/device.ts'
import { UNSENT_DAYS } from '#domain/operation/retention.ts'
import { DAY_MS, YEAR_SECONDS } from '#domain/time/time.ts'
import { createListeners } from '#ui/state/store.ts'
import { keysUnder, onDevice } from './device-store.ts'

/** For how long the device keeps what a person has to send who does not come back, in milliseconds. */
const UNSENT_MS = UNSENT_DAYS * DAY_MS

let confirmed: string | null = null
let keeper: string | null = null
let isKeeping = false
const listeners = createListeners<[userId: string]>()

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
  listeners.notify(owner)
}

/** Makes the device this person's. What it kept of another is removed first, but for what that person has to send. */
async function claimDevice(userId: string): Promise<void> {
  const isOurs = await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers', 'screens', 'outbox'], 'readwrite')
    if ((await tx.objectStore('about').get('owner')) !== userId) {
      await tx.objectStore('answers').clear()
      await tx.objectStore('screens').clear()
    }
    const outbox = tx.objectStore('outbox')
    for (const key of await outbox.getAllKeys()) {
      const isOfAnother = key[0] !== userId
      if (isOfAnother && (await outbox.get(key))!.madeAt < Date.now() - UNSENT_MS) await outbox.delete(key)
    }
    await tx.objectStore('about').put(userId, 'owner')
    await tx.done
    return true
  })
  if (!isOurs || confirmed !== userId) return
  if (keeper !== userId) goOnKeeping(userId)
}

/**
 * Removes what the device shows of the person whose session is over. What they have not sent stays, out of sight, for
 * when they sign in again here; `discarded` is what they have given up, or what nobody can send any more.
 */
export async function forgetDevice(unsent: 'kept' | 'discarded' = 'kept'): Promise<void> {
  const userId = confirmed ?? keeper ?? accountOnDevice()
  confirmed = null
  keeper = null
  writeCookie('', 0)
  await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers', 'screens', 'outbox'], 'readwrite')
    for (const store of SHOWN_STORES) await tx.objectStore(store).clear()
    if (unsent === 'discarded' && userId) await tx.objectStore('outbox').delete(keysUnder(userId))
    await tx.done
  })
}

function writeCookie(userId: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: read by the worker and cleared by the server, without waiting for either
  document.cookie = `${ACCOUNT_COOKIE}=${userId}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}
