/// <reference lib="webworker" />
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { ACCOUNT_COOKIE, APP_SHELL_PATH } from '#domain/device.ts'
import { readOwner } from '../lib/device/device-store.ts'

declare const self: ServiceWorkerGlobalScope
/** What every version of the app consists of, put in by the build. */
declare const PRECACHED: PrecacheEntry[]
/** The scripts of each screen, by the pattern of its address. */
declare const SCREEN_SCRIPTS: Record<string, readonly string[]>

/** Files of this version that were not needed at once, such as drawings. */
const FILES_CACHE = 'azahar-files'

/**
 * Opens the app without a network. It keeps files that are the same for everybody and answers for nothing else:
 * pages with a person's rows, the API, its stream, files of weddings and the public pages always come from the server.
 * What a person has read lies in the database of the device, which the page opens (`lib/device`).
 */
precacheAndRoute(PRECACHED, { directoryIndex: null as unknown as string, cleanURLs: false })

const keptShell = createHandlerBoundToURL(APP_SHELL_PATH)

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && /^\/app(\/|$)/.test(url.pathname),
  async (options) => {
    if (await isKeptForThisPerson()) return appShell(options)
    return fetch(options.request).catch(() => appShell(options))
  },
)

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES_CACHE }),
)

/** The page of the app, which names the scripts of its screen as the server's does, so that they load side by side. */
async function appShell(options: Parameters<typeof keptShell>[0]): Promise<Response> {
  const shell = await keptShell(options)
  const links = scriptsOf(new URL(options.request.url).pathname)
    .map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
    .join('')
  const page = (await shell.text()).replace('</head>', `${links}</head>`)
  const headers = new Headers(shell.headers)
  // Of the text as it came over the network.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(page, { headers })
}

function scriptsOf(pathname: string): readonly string[] {
  const found = Object.entries(SCREEN_SCRIPTS).find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  )
  return found?.[1] ?? []
}

/**
 * Whether the device has rows for the account that is signed in; a page from the server brings them otherwise. The
 * page itself compares the two again, for browsers that do not tell a worker of cookies.
 */
async function isKeptForThisPerson(): Promise<boolean> {
  const owner = await readOwner()
  if (owner === undefined) return false
  if (!('cookieStore' in self)) return true
  const cookie = await self.cookieStore.get(ACCOUNT_COOKIE).catch(() => null)
  return cookie?.value === owner
}

self.addEventListener('activate', (event) => {
  // Files of the version before are not asked for any more.
  event.waitUntil(caches.delete(FILES_CACHE).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'skip waiting') void self.skipWaiting()
})
