import { useEffect } from 'react'
import { SAVED_INLINE_MS, useFleeting } from '#ui/fleeting.ts'

const listeners = new Set<() => void>()

/** Announces that the server has a change. */
export function announceSaved() {
  for (const listener of listeners) listener()
}

/** True for a moment after each change that was saved, for 'Guardado ✓' (spec 9). */
export function useSavedMoment(): boolean {
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  useEffect(() => {
    listeners.add(showSaved)
    return () => void listeners.delete(showSaved)
  }, [showSaved])
  return isSaved
}
