/// <reference lib="webworker" />
import { prune, SHEETS_CACHE } from './sheets-cache.ts'

declare const self: ServiceWorkerGlobalScope

/** How long the server is waited for where the sheet is kept, in milliseconds. */
const PATIENCE_MS = 4000

const PARTS: readonly RequestDestination[] = ['font', 'image', 'script']

/**
 * Opens the sheets of one kind without a network, as they were read last. With a network the server answers each time, and
 * a link that was revoked takes the kept sheet with it.
 */
export function openKept(sheets: RegExp): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname, search } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (request.mode === 'navigate') {
      if (sheets.test(pathname) && !search) event.respondWith(openSheet(request, pathname))
    } else if (PARTS.includes(request.destination)) {
      event.respondWith(keptFirst(request))
    }
  })
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}

async function openSheet(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(SHEETS_CACHE)
  const kept = await cache.match(pathname)
  const asking = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(pathname, answer.clone()).then(() => prune(cache))
    else if (answer.status === 404) await cache.delete(pathname)
    return answer
  })
  if (!kept) return asking
  const answer = await Promise.race([asking.catch(() => null), patience()])
  return answer && (answer.ok || answer.status === 404) ? answer : kept
}

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(SHEETS_CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
