import { useEffect } from 'react'
import { SAVED_INLINE_MS, useFleeting } from '#ui/fleeting.ts'

/** A field of an item of a list. */
type Saved = { area: string; id: string; field: string }

const listeners = new Set<(saved: Saved) => void>()

/** Announces an edit that the server has to what shows 'Guardado ✓' for it. */
export function announceSaved(saved: Saved) {
  for (const listener of listeners) listener(saved)
}

/** True for a moment after an edit was saved (spec 9: 1.2 s): of one field, or of any in the list. */
export function useJustSaved({ area, id, field }: Pick<Saved, 'area'> & Partial<Saved>): boolean {
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  useEffect(() => {
    const listener = (saved: Saved) => {
      const isThisField = id === undefined || (saved.id === id && saved.field === field)
      if (saved.area === area && isThisField) showSaved()
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [area, id, field, showSaved])
  return isSaved
}
