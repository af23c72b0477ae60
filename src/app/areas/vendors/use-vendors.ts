import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '#contract/vendors.ts'
import type { Failures } from '../../lib/list-changes/editable-list.ts'
import { useFollowVendors } from './follow-vendors.ts'
import { type VendorField, vendorChanges } from './vendors.changes.ts'
import { catalogueQuery, vendorsQuery } from './vendors.queries.ts'

/** What was not saved of a vendor: its fields, or all of it when it could not be added. */
export type VendorFailures = Failures<Vendor, VendorField>

/** A change to a vendor that was not saved, and why. */
export type VendorFailure = NonNullable<VendorFailures[VendorField]>

/** The vendors as the person sees them, with their own changes in them before the server has them. */
export function useVendors(weddingId: string) {
  const query = useQuery(vendorsQuery(weddingId))
  const catalogue = useQuery(catalogueQuery(weddingId))
  useFollowVendors(weddingId)
  const { items: vendors, failures } = vendorChanges.useItems(weddingId, query.data)
  return { query, catalogue, vendors, components: catalogue.data, failures }
}
