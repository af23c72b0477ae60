import { accountOfCookies, DEVICE_DATABASE, SHOWN_STORES } from '#domain/accounts/device.ts'

/**
 * Without a signed-in account the app cannot open what it has kept on this device to be shown, so it is removed. What a
 * person has not sent waits for their next sign-in.
 */
export function forgetDevice(): void {
  if (accountOfCookies(document.cookie)) return
  const opening = indexedDB?.open(DEVICE_DATABASE)
  if (!opening) return
  // There is none: the app makes it, with its stores.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  opening.onsuccess = () => {
    const db = opening.result
    const stores = SHOWN_STORES.filter((name) => db.objectStoreNames.contains(name))
    const clearing = stores.length > 0 ? db.transaction(stores, 'readwrite') : null
    for (const name of stores) clearing?.objectStore(name).clear()
    db.close()
  }
}
