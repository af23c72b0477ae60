import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { type Unsaved, withUnsaved } from '../../lib/list-changes/list-changes.ts'
import { useFollowVendors } from './follow-vendors.ts'
import { type VendorChange, type VendorField, vendorChanges } from './vendors.changes.ts'
import { catalogueQuery, vendorsQuery } from './vendors.queries.ts'

/** A change that was not saved, and why. */
export type Failure = { change: VendorChange; message: string }

/** What was not saved of a vendor: its fields, or all of it when it could not be added. */
export type VendorFailures = Partial<Record<VendorField | 'addition', Failure>>

/** The vendors as the person sees them, with their own changes in them before the server has them. */
export function useVendors(weddingId: string) {
  const query = useQuery(vendorsQuery(weddingId))
  const catalogue = useQuery(catalogueQuery(weddingId))
  useFollowVendors(weddingId)
  const unsaved = vendorChanges.useUnsaved(weddingId)
  const vendors = useMemo(() => query.data && withUnsaved(query.data, unsaved), [query.data, unsaved])
  const failures = useMemo(() => failuresByVendor(unsaved), [unsaved])
  return {
    query,
    catalogue,
    vendors,
    components: catalogue.data,
    failures,
  }
}

function failuresByVendor(unsaved: readonly Unsaved<Vendor>[]): ReadonlyMap<string, VendorFailures> {
  const byVendor = new Map<string, VendorFailures>()
  for (const { status, change, error } of unsaved) {
    if (status !== 'failed' || change.kind === 'remove') continue
    const place = change.kind === 'add' ? 'addition' : change.field
    byVendor.set(change.item.id, {
      ...byVendor.get(change.item.id),
      [place]: { change, message: messageFor(error) },
    })
  }
  return byVendor
}
