/// <reference lib="webworker" />
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { ACCOUNT_COOKIE, APP_SHELL_PATH } from '#domain/accounts/device.ts'
import { type KeptScreen, readOwner, readScreen } from '../sync/device/device-store.ts'
import { forgetEnded } from '../sync/device/forget-weddings.ts'
import { followPushes } from './push.ts'
import { followShares } from './receive-share.ts'

declare const self: ServiceWorkerGlobalScope
/** Every version of the app consists of these files, which the build puts in. */
declare const PRECACHED: PrecacheEntry[]
/** The scripts of each screen, by the pattern of its address. */
declare const SCREEN_SCRIPTS: Record<string, readonly string[]>

/** Files of this version that were not needed at once, such as drawings. */
const FILES_CACHE = 'azahar-files'

/**
 * Opens the app without a network. It keeps files that are the same for every account and answers for nothing else:
 * pages with a person's rows, the API, its stream, files of weddings and the public pages always come from the server.
 * What a person has read lies in the database of the device, which the page opens (`sync/device`).
 */
precacheAndRoute(PRECACHED, { directoryIndex: null as unknown as string, cleanURLs: false })

const keptShell = createHandlerBoundToURL(APP_SHELL_PATH)

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.origin === self.location.origin && /^\/app(\/|$)/.test(url.pathname),
  async (options) => {
    const account = await accountKept()
    if (account === null) return fetch(options.request).catch(() => appShell(options))
    const screen = await screenOf(account, options.url)
    return screen ? appShell(options, screen) : fromServerOrShell(options)
  },
)

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES_CACHE }),
)

followShares()

/** A server that takes longer than this, in milliseconds, is not waited for where the device has the rows. */
const SERVER_PATIENCE_MS = 2000

/** A screen that the device has never shown comes drawn from the server, if that answers soon. */
async function fromServerOrShell(options: Parameters<typeof keptShell>[0]): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SERVER_PATIENCE_MS)
  })
  const answer = await Promise.race([fetch(options.request).catch(() => null), late])
  clearTimeout(timer)
  const isRefused = !answer || answer.status === 429 || answer.status >= 500
  return isRefused ? appShell(options) : answer
}

/**
 * The page of the app, which names the scripts of its screen as the server's does, so that they load side by side. It
 * shows the screen as it was left until the app has started; nothing in it can be pressed before.
 */
async function appShell(options: Parameters<typeof keptShell>[0], screen?: KeptScreen): Promise<Response> {
  const shell = await keptShell(options)
  const links = scriptsOf(new URL(options.request.url).pathname)
    .map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
    .join('')
  const text = await shell.text()
  const empty = text.replace('</head>', () => `${links}</head>`)
  // A screen of another version would have the styles of this one.
  const page = screen && text.includes(screen.build) ? withScreen(empty, screen) : empty
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

const withScreen = (page: string, { html, title }: KeptScreen): string =>
  page
    .replace(/<title>[^<]*</, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}<`)
    .replace('<div id="root"></div>', () => `<div id="root" inert>${html}</div>`)

/**
 * For whom the device has rows: the account that is signed in, `'unknown'` in browsers that do not tell a worker of
 * cookies, where the page itself compares the two, `null` when the device is not theirs. The page comes from the
 * server with its rows then.
 */
async function accountKept(): Promise<string | null> {
  const owner = await readOwner()
  if (owner === undefined) return null
  if (!('cookieStore' in self)) return UNKNOWN
  const cookie = await self.cookieStore.get(ACCOUNT_COOKIE).catch(() => null)
  return cookie?.value === owner ? owner : null
}
const UNKNOWN = 'unknown'

/** How the screen of an address looked to the account; nothing when the worker cannot know whose page it is. */
async function screenOf(account: string, { pathname, search }: URL): Promise<KeptScreen | undefined> {
  if (account === UNKNOWN) return undefined
  await forgetEnded()
  return readScreen(account, pathname + search)
}

followPushes()

self.addEventListener('activate', (event) => {
  // Files of the version before are not asked for any more.
  event.waitUntil(caches.delete(FILES_CACHE).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'skip waiting') void self.skipWaiting()
})
