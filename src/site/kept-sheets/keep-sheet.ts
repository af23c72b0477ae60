import { prune, SHEETS_CACHE } from './sheets-cache.ts'

/**
 * Keeps the sheet that is open on the device, whose owner may have no signal where the wedding is. The worker keeps each
 * sheet that is opened after it; the first was opened before it.
 */
export async function keepSheet(scope: '/agenda/' | '/autobuses/'): Promise<void> {
  // Refused in private windows of some browsers: the sheet then needs a network, as any page does.
  if (!('serviceWorker' in navigator)) return
  const worker = document.querySelector<HTMLElement>('[data-worker]')!.dataset['worker']!
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register(worker, { scope })
  if (wasThere) return
  const cache = await caches.open(SHEETS_CACHE)
  // No look of a person: what has changed since the last one stays marked.
  const answer = await fetch(location.pathname, { headers: { purpose: 'prefetch' } })
  if (!answer.ok) return
  await cache.put(location.pathname, answer)
  const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]')
  const parts = [
    ...Array.from(fonts, ({ href }) => href),
    ...Array.from(document.images, ({ src }) => src),
    ...Array.from(scripts, ({ src }) => src),
  ]
  await Promise.all(parts.map((part) => cache.add(part)))
  await prune(cache)
}
