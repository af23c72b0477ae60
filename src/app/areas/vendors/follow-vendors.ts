import { useEffect } from 'react'
import { refreshVendors } from './vendors.queries.ts'

/** Whoever learns that somebody else changed the vendors says so to the window (spec 4). */
export const VENDORS_UPDATED = 'vendors:updated'

/** Reads the vendors again when the window is told that they have changed. */
export function useFollowVendors(weddingId: string) {
  useEffect(() => {
    const refresh = () => void refreshVendors(weddingId)
    window.addEventListener(VENDORS_UPDATED, refresh)
    return () => window.removeEventListener(VENDORS_UPDATED, refresh)
  }, [weddingId])
}
