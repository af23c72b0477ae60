import { whenIdle } from '#ui/opening/when-idle.ts'
import { isInOwnName } from '../business.ts'
import { deviceOwner, onDeviceOwner } from './device-owner.ts'
import { onDevice } from './device-store.ts'

/** A screen has come to rest this long after it was opened, in milliseconds. */
const REST_MS = 1500

/** The screens opened last; one that is longer than this, in characters, takes too long to write. */
const MAX_SCREENS = 12
const MAX_LENGTH = 400_000

/** Of the version that the page runs: its styles are those that the classes of the screen name. */
const build = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', location.href)
    .pathname

/**
 * Keeps how the screen looks, so that the service worker shows it the next time before the app has started: shortly
 * after it was opened, and when the page is left. Gives what to call when a screen was opened.
 */
export function keepScreens(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(keep), REST_MS)
  }
  onDeviceOwner(keepAtRest)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep()
  })
  return keepAtRest
}

function keep(): void {
  const owner = deviceOwner()
  const root = document.getElementById('root')
  // A screen that is still loading, or went wrong, is none to come back to.
  if (
    owner === null ||
    !isInOwnName(owner) ||
    !root?.querySelector('main') ||
    root.querySelector('[aria-busy=true],[role=alert]')
  )
    return
  const html = htmlOf(root)
  if (html.length > MAX_LENGTH) return
  const screen = { html, title: document.title, build: build(), keptAt: Date.now() }
  const path = window.location.pathname + window.location.search
  void onDevice(async (db) => {
    const tx = db.transaction(['about', 'screens'], 'readwrite')
    if ((await tx.objectStore('about').get('owner')) !== owner) return
    const screens = tx.objectStore('screens')
    await screens.put(screen, path)
    const kept = await screens.index('keptAt').getAllKeys()
    for (const oldest of kept.slice(0, -MAX_SCREENS)) void screens.delete(oldest)
    await tx.done
  })
}

/** The screen as text, without what must not or cannot be shown later: codes, passwords, images whose links expire. */
function htmlOf(root: HTMLElement): string {
  // In a document without a window no image of the copy is loaded.
  const copy = document.implementation.createHTMLDocument().importNode(root, true)
  for (const secret of copy.querySelectorAll('[data-never-kept]')) secret.replaceChildren()
  for (const field of copy.querySelectorAll('input[type=password]')) field.removeAttribute('value')
  for (const image of copy.querySelectorAll('img:not([src^="/assets/"],[src^="data:"])')) {
    for (const name of ['src', 'srcset', 'alt']) image.removeAttribute(name)
  }
  const written = root.querySelectorAll('textarea')
  for (const [at, area] of copy.querySelectorAll('textarea').entries()) area.textContent = written[at]!.value
  return copy.innerHTML
}
