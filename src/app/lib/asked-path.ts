import { MINUTE_MS } from '#domain/time.ts'

const KEY = 'azahar.askedPath'

/** Longer than signing up takes; who comes back later starts at home. */
const WAITS_MS = 30 * MINUTE_MS

/** Keeps the page that a login stands in front of, in this tab: `/app/…` with its query, nothing else. */
export function rememberAskedPath(path: string): void {
  if (isAppPath(path)) sessionStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + WAITS_MS }))
}

/** The page that was asked for, or `null`; it is given once. */
export function takeAskedPath(): string | null {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (!stored) return null
  const { path, until } = JSON.parse(stored) as { path: string; until: number }
  return until > Date.now() && isAppPath(path) ? path : null
}

export const forgetAskedPath = () => sessionStorage.removeItem(KEY)

/** Whether it stays in the app of this origin, whatever backslashes and dots would make of it. */
export function isAppPath(path: string): boolean {
  if (!path.startsWith('/app/') || !URL.canParse(path, 'http://here.invalid')) return false
  const { origin, pathname } = new URL(path, 'http://here.invalid')
  return origin === 'http://here.invalid' && pathname.startsWith('/app/')
}
