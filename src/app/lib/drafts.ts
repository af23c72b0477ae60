import { useCallback, useSyncExternalStore } from 'react'

/**
 * What somebody has typed and nobody has saved, by the name of its field. It outlives the field, so
 * that closing a panel loses nothing; it goes with the page, so that nobody else finds it.
 */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

export const readDraft = (key: string): string | null => drafts.get(key) ?? null

export function writeDraft(key: string, text: string | null) {
  if (text === readDraft(key)) return
  if (text === null) drafts.delete(key)
  else drafts.set(key, text)
  for (const listener of listeners) listener()
}

/** The draft under a key, `null` when there is none, and the way to write it. */
export function useDraft(key: string): [draft: string | null, write: (text: string | null) => void] {
  const draft = useSyncExternalStore(
    subscribe,
    useCallback(() => readDraft(key), [key]),
  )
  return [draft, useCallback((text) => writeDraft(key, text), [key])]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closing the window now would lose them. */
window.addEventListener('beforeunload', (event) => {
  if ([...drafts.values()].some((draft) => draft.trim() !== '')) event.preventDefault()
})
