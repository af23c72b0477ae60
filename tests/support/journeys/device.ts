import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { PHONE } from './journey.ts'

/** A browser with a disk of its own, as on a phone: what is kept on it outlives its closing. */
export type Device = {
  /** The page that is open. */
  page: () => Page
  context: () => BrowserContext
  /** Closes the browser and opens it again, with or without a network. */
  reopen: (options?: { isOffline?: boolean }) => Promise<Page>
  remove: () => Promise<void>
}

export type DeviceOptions = { viewport?: { width: number; height: number }; baseURL?: string }

/** A device on which the service worker is really registered. */
export async function openDevice({ viewport = PHONE, baseURL }: DeviceOptions = {}): Promise<Device> {
  const { launchOptions, baseURL: usual, locale, timezoneId } = test.info().project.use
  const folder = mkdtempSync(join(tmpdir(), 'azahar-device-'))
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: baseURL ?? usual,
      locale,
      timezoneId,
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
  let context = await launch()
  const page = () => context.pages()[0]!
  return {
    page,
    context: () => context,
    async reopen({ isOffline = false } = {}) {
      await context.close()
      context = await launch()
      await context.setOffline(isOffline)
      return page()
    },
    async remove() {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The screens that open without a network wait for these. */
const KEPT_LISTS = ['agenda.days.list', 'agenda.items.list', 'guests.list', 'vendors.list', 'catalogue.list']

/** Waits until the worker has the app and the device the lists of the wedding, as after a visit with a network. */
export async function expectKept(page: Page, weddingId: string, lists: readonly string[] = KEPT_LISTS) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => keptLists(page, weddingId)).toEqual(expect.arrayContaining([...lists]))
}

/** The queries that the device keeps of a wedding, or of all and of none. */
export async function keptLists(page: Page, weddingId = ''): Promise<string[]> {
  const answers = await readKept(page, 'answers')
  return answers.flatMap(({ key, value }) =>
    String(key).startsWith(weddingId) ? (value as { queryKey: [string[]] }).queryKey[0].join('.') : [],
  )
}

/** The addresses of the screens that the device keeps. */
export const keptScreens = async (page: Page) =>
  (await readKept(page, 'screens')).map(({ key }) => String(key))

const readKept = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const open = indexedDB.open('azahar')
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => resolve(null)
      // Nothing is there yet: what was being made is taken back.
      open.onupgradeneeded = () => open.transaction?.abort()
    })
    if (!db) return []
    const rows: { key: IDBValidKey; value: unknown }[] = []
    const reading = db.transaction(name).objectStore(name).openCursor()
    await new Promise<void>((resolve) => {
      reading.onsuccess = () => {
        const cursor = reading.result
        if (!cursor) return resolve()
        rows.push({ key: cursor.key, value: cursor.value })
        cursor.continue()
      }
    })
    db.close()
    return rows
  }, store)

/** Lets the device write no change until the function it answers is called, as a slow disk does. */
export async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const open = indexedDB.open('azahar')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const store = db.transaction('outbox', 'readwrite').objectStore('outbox')
    let isHeld = true
    // A transaction lives for as long as it is asked for something.
    const ask = () => {
      if (isHeld) store.count().onsuccess = ask
      else db.close()
    }
    ask()
    window.addEventListener('let-write', () => (isHeld = false), { once: true })
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('let-write')))
}

/** Lets the access to a wedding, as the device knows it, have ended a second ago. */
export const endAccess = (page: Page, weddingId: string) =>
  page.evaluate(async (id) => {
    const open = indexedDB.open('azahar')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const tx = db.transaction('about', 'readwrite')
    tx.objectStore('about').put(JSON.stringify({ [id]: new Date(Date.now() - 1000).toISOString() }), 'ends')
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    db.close()
  }, weddingId)
