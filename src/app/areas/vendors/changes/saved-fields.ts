import { useEffect } from 'react'
import { SAVED_INLINE_MS, useFleeting } from '#ui/fleeting.ts'

type Listener = (vendorId: string, field: string) => void

const listeners = new Set<Listener>()

/** Notifies the shown field that the server has saved it. */
export function announceSaved(vendorId: string, field: string) {
  for (const listener of listeners) listener(vendorId, field)
}

/** True for a moment after a field of a vendor was saved: 'Guardado' (spec 9: 1.2 s). */
export function useJustSaved(vendorId: string, field: string): boolean {
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  useEffect(() => {
    const listener: Listener = (id, what) => {
      if (id === vendorId && what === field) showSaved()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [vendorId, field, showSaved])
  return isSaved
}
