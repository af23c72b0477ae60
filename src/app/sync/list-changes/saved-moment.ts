import { useEffect } from 'react'
import { SAVED_INLINE_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { createListeners } from '#ui/state/store.ts'

/** A field of an item of a list. */
type Saved = { area: string; id: string; field: string }

const listeners = createListeners<[saved: Saved]>()

/** Announces an edit that the server has to what shows 'Guardado ✓' for it. */
export const announceSaved = listeners.notify

/** True for a moment after an edit was saved (spec 9: 1.2 s): of one field, or of any in the list. */
export function useJustSaved({ area, id, field }: Pick<Saved, 'area'> & Partial<Saved>): boolean {
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  useEffect(
    () =>
      listeners.add((saved) => {
        const isThisField = id === undefined || (saved.id === id && saved.field === field)
        if (saved.area === area && isThisField) showSaved()
      }),
    [area, id, field, showSaved],
  )
  return isSaved
}
