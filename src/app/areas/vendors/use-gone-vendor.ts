import { useEffect, useRef } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useEditorName } from '../../sync/presence/others-value.ts'
import type { useVendors } from './use-vendors.ts'
import type { VendorActions } from './vendors.actions.ts'
import { vendorChanges } from './vendors.changes.ts'

type GoneVendor = {
  /** The vendor whose panel the address says is open. */
  openId: string | undefined
  /** That vendor, while it is on the canvas. */
  open: Vendor | undefined
  /** The vendor's name or its component's. */
  name: string
  query: ReturnType<typeof useVendors>['query']
  actions: VendorActions
  onOpen: (id: string) => void
  onGone: () => void
}

/** A link may lead to a vendor that is gone, or to one so new that the list does not have it yet. */
export function useGoneVendor({ openId, open, name, query, actions, onOpen, onGone }: GoneVendor) {
  const last = useRef<{ vendor: Vendor; name: string }>(undefined)
  if (open) last.current = { vendor: open, name }
  const who = useEditorName(openId ?? '')
  const whenGone = () => {
    const seen = last.current
    onGone()
    if (seen && !vendorChanges.isRemovedHere(seen.vendor.id))
      actions.reportGone(seen.vendor, { name: seen.name, who, reopen: () => onOpen(seen.vendor.id) })
  }
  const latest = useRef({ whenGone, onGone })
  latest.current = { whenGone, onGone }
  const isThere = open !== undefined
  const { refetch, isSuccess } = query
  useEffect(() => {
    if (openId === undefined) return
    if (isThere) return vendorChanges.noteThere(openId)
    if (!isSuccess) return
    if (last.current?.vendor.id === openId) return latest.current.whenGone()
    let isStale = false
    void refetch().then(({ data, isError }) => {
      if (isStale || isError || data?.some(({ id }) => id === openId)) return
      showToast('Ese proveedor ya no está en el canvas.', { tone: 'failed' })
      latest.current.onGone()
    })
    return () => {
      isStale = true
    }
  }, [openId, isThere, isSuccess, refetch])
}
