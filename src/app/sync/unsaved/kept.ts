import { createListeners } from '#ui/state/store.ts'
import { isInOwnName, pageBusiness } from '../business.ts'

/** More than this of one person, in characters, stays in memory only. */
const MAX_CHARACTERS = 1_000_000

let owner: string | null = null
const openings = createListeners()

/**
 * Opens the part of a person's typed text that the server does not have, kept in this tab: over reloads, and over the
 * login after a session that ended. Each person has a part of their own, which no other person is shown; it goes with
 * the tab.
 */
export function openKept(userId: string): void {
  if (owner === userId) return
  owner = userId
  openings.notify()
}

/** Calls the listener when it is known whose the page is; at once when it is known already. */
export function whenKeptOpens(listener: () => void): void {
  openings.add(listener)
  if (owner !== null) listener()
}

/** Keeps a text under a name, or forgets it. */
export function keep(name: string, text: string | null): void {
  if (owner === null) return
  const key = partOf(owner) + name
  try {
    if (text === null || size() + text.length > MAX_CHARACTERS) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // No room, or none allowed: it is in memory, and closing the window asks.
  }
}

/** Lists the texts that are kept under names that begin so, without that beginning. */
export function keptUnder(beginning: string): [name: string, text: string][] {
  if (owner === null) return []
  const prefix = partOf(owner) + beginning
  return keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), sessionStorage.getItem(key) ?? ''])
}

/** Forgets all that this tab keeps of the person, who signs out. */
export function forgetKept(): void {
  if (owner === null) return
  const prefix = prefixOf(owner)
  for (const key of keys()) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  owner = null
}

/** Whether this tab keeps anything of the person. */
export const hasKept = (): boolean => keptUnder('').length > 0

const prefixOf = (userId: string) => `azahar.unsaved.${userId}.`

/** A form of one business is no form of another: what was typed into it stays there. */
const partOf = (userId: string) => prefixOf(userId) + (isInOwnName(userId) ? '' : `${pageBusiness}.`)

const keys = (): string[] =>
  Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')

const size = (): number =>
  keys().reduce((sum, key) => sum + key.length + (sessionStorage.getItem(key)?.length ?? 0), 0)
