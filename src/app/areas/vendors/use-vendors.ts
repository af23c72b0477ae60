import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import { NO_HEADS, vendorCents } from '#domain/vendors/vendor-prices.ts'
import type { Failures } from '../../sync/list-changes/editable-list.ts'
import { useFollowVendors } from './follow-vendors.ts'
import { type VendorField, vendorChanges } from './vendors.changes.ts'
import { catalogueQuery, vendorsQuery } from './vendors.queries.ts'

/** The parts of a vendor that were not saved: its fields, or all of it when it could not be added. */
export type VendorFailures = Failures<Vendor, VendorField>

/** A change to a vendor that was not saved, and why. */
export type VendorFailure = NonNullable<VendorFailures[VendorField]>

/** The vendors as the person sees them, with their own changes in them before the server has them. */
export function useVendors(weddingId: string) {
  const query = useQuery(vendorsQuery(weddingId))
  const catalogue = useQuery(catalogueQuery(weddingId))
  useFollowVendors(weddingId)
  const { items, failures } = vendorChanges.useItems(weddingId, query.data)
  const vendors = useMemo(() => items?.map(withCost), [items])
  return { query, catalogue, vendors, components: catalogue.data, failures }
}

/** A price per head that was just edited has its cost before the server answers, if its guests were counted. */
function withCost(vendor: Vendor): Vendor {
  if (!vendor.perHead || vendor.perHead.heads === NO_HEADS) return vendor
  const cents = vendorCents(vendor)
  return cents === toCents(vendor.cost ?? 0) ? vendor : { ...vendor, cost: cents / 100 }
}
