import { MINUTE_MS } from '#domain/time/time.ts'

/** How long, in milliseconds, a page goes on listening after it was hidden. */
const PATIENCE_MS = MINUTE_MS

/**
 * Calls `listen` whenever the page is looked at, with a signal that is aborted when it has been hidden
 * for a minute. Nothing is heard meanwhile; the next listening catches up.
 */
export function whileVisible(listen: (signal: AbortSignal) => void): void {
  let visibility: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        visibility?.abort()
        visibility = null
      }, PATIENCE_MS)
      return
    }
    if (visibility) return
    visibility = new AbortController()
    listen(visibility.signal)
  }
  document.addEventListener('visibilitychange', look)
  // A page in the back-forward cache is frozen: it would hold its lock and use nothing.
  window.addEventListener('pagehide', () => {
    visibility?.abort()
    visibility = null
  })
  window.addEventListener('pageshow', look)
  look()
}
