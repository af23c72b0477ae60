import { SERVICE_WORKER_PATH } from '#domain/accounts/device.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { whenIdle } from '#ui/opening/when-idle.ts'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'
import { reloadUnasked } from '../unsaved/unsaved.ts'

/** The failures of parts that were loaded when they were needed. */
const missingParts = new Set<unknown>()

let isAsked = false
const isNewer = createStore(false)

/**
 * Registers the service worker once the page is at rest, and calls back when it can open the app without a network.
 * A newer one waits until the person wants it.
 */
export function followWorker(onReady: () => void): void {
  window.addEventListener('vite:preloadError', noteMissingPart)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const hadWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isAsked) reloadUnasked()
    // Another page of this browser has chosen the newer one.
    else if (hadWorker) offerNewer()
  })
  whenIdle(() => {
    workers
      .register(SERVICE_WORKER_PATH, { scope: '/app', updateViaCache: 'none' })
      // Refused in private windows of some browsers: the app works from the network alone.
      .then(watch, () => {})
    void workers.ready.then(onReady)
  })
}

/** Says when a newer version waits, and asks for one now and then: an app on a phone is never closed. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerNewer()
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < HOUR_MS) return
    askedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/**
 * A part of the app that is not there any more: the server has a newer version, which is offered. The router would
 * load the page anew by itself, in the middle of work; it does so once for each message.
 */
function noteMissingPart({ payload }: VitePreloadErrorEvent): void {
  missingParts.add(payload)
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
  if (navigator.onLine) offerNewer()
}

/** Whether a page fails because a part of the app could not be loaded. */
export const isMissingPart = (error: unknown): boolean => missingParts.has(error)

const offerNewer = () => isNewer.set(true)

/** Whether there is a newer version of the app than this page has. */
export const useNewerVersion = (): boolean => useStore(isNewer)

/** Opens the newer version; what was typed is kept for the person. */
export async function openNewerVersion(): Promise<void> {
  isAsked = true
  const registration = await navigator.serviceWorker?.getRegistration('/app')
  if (registration?.waiting) registration.waiting.postMessage('skip waiting')
  else reloadUnasked()
}
