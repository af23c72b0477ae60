import { useEffect } from 'react'
import { refreshVendors } from './vendors.queries.ts'

/** The window event that says that another member changed the vendors (spec 4). */
export const VENDORS_UPDATED = 'vendors:updated'

/** Reads the vendors again when a live event says that they have changed. */
export function useFollowVendors(weddingId: string) {
  useEffect(() => {
    const refresh = () => void refreshVendors(weddingId)
    window.addEventListener(VENDORS_UPDATED, refresh)
    return () => window.removeEventListener(VENDORS_UPDATED, refresh)
  }, [weddingId])
}
