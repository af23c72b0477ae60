import { MINUTE_MS } from '../time/time.ts'

/** A tab keeps here the page that a login stands in front of; the app writes it, the login page reads it. */
export const ASKED_PATH_KEY = 'azahar.askedPath'

/** How long the page is kept, in milliseconds: longer than signing up takes. */
export const ASKED_PATH_MS = 30 * MINUTE_MS

const HERE = 'http://here.invalid'

/**
 * A page of the app as an address of this origin (spec 2), `null` for every other address. Backslashes, dots
 * and line breaks in it make no other address of it.
 */
export function appPathOf(asked: string): string | null {
  if (!asked.startsWith('/app/') || !URL.canParse(asked, HERE)) return null
  const { origin, pathname, search, hash } = new URL(asked, HERE)
  return origin === HERE && pathname.startsWith('/app/') ? pathname + search + hash : null
}

const WEDDING_PATH = /^\/app\/(?:couple|planner\/w)\/([0-9a-f-]{36})(?![^/?#])/i
const PLANNER_PATH = /^\/app\/planner\/(?!w\/)([^/?#]+)/

/** The wedding or the planner whose page an address of the app is, `null` where every user has one of their own. */
export function ownerOfPath(path: string): { weddingId: string } | { plannerId: string } | null {
  const weddingId = WEDDING_PATH.exec(path)?.[1]
  if (weddingId) return { weddingId: weddingId.toLowerCase() }
  const plannerId = PLANNER_PATH.exec(path)?.[1]
  return plannerId ? { plannerId } : null
}
