import { useCallback, useRef, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { afterPaint } from '../../shared/page/after-paint.ts'
import type { VendorActions } from './vendors.actions.ts'

/** A removal that waits for an answer. */
export type AskedRemoval = {
  vendor: Vendor
  /** The vendor's name or its component's. */
  name: string
  confirm: () => void
  cancel: () => void
}

/** Removes a vendor from its tile. `leave` moves the focus, which would vanish with the tile. */
export type RemoveFromTile = (vendor: Vendor, component: string, leave: () => void) => void

/** Removes vendors at once, and those of which `isAsked` holds after a question. */
export function useRemoval(actions: VendorActions, isAsked: (vendorId: string) => boolean) {
  const [asked, ask] = useState<AskedRemoval | null>(null)
  const latest = useRef(isAsked)
  latest.current = isAsked
  const remove = useCallback<RemoveFromTile>(
    (vendor, component, leave) => {
      const removeNow = () => {
        leave()
        afterPaint(() => actions.remove(vendor, component))
      }
      if (!latest.current(vendor.id)) return removeNow()
      ask({
        vendor,
        name: vendor.name || component,
        confirm: () => {
          ask(null)
          // The question gives the focus back to the button before it leaves with the tile.
          afterPaint(removeNow)
        },
        cancel: () => ask(null),
      })
    },
    [actions],
  )
  return { remove, asked }
}
