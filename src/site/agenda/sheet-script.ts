// Keeps the sheet on the device of the vendor, who may have no signal where the wedding is.
import { prune, SHEETS_CACHE } from './kept-sheets.ts'

const worker = document.querySelector<HTMLElement>('[data-worker]')!.dataset['worker']!

/** The worker keeps each sheet that is opened after it; the first was opened before it. */
async function keepSheet(): Promise<void> {
  const wasThere = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register(worker, { scope: '/agenda/' })
  if (wasThere) return
  const cache = await caches.open(SHEETS_CACHE)
  // No look of a person: what has changed since the last one stays marked.
  const answer = await fetch(location.pathname, { headers: { purpose: 'prefetch' } })
  if (!answer.ok) return
  await cache.put(location.pathname, answer)
  const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')
  const parts = [...Array.from(fonts, ({ href }) => href), ...Array.from(document.images, ({ src }) => src)]
  await Promise.all(parts.map((part) => cache.add(part)))
  await prune(cache)
}

// Refused in private windows of some browsers: the sheet then needs a network, as any page does.
if ('serviceWorker' in navigator) keepSheet().catch(() => {})
