import { type PricedVendor, vendorCents } from '../vendors/vendor-prices.ts'
import type { VendorStatus } from '../vendors/vendors.ts'

type OfferedVendor = PricedVendor & { id: string; vendorType: string; status: VendorStatus }

/** An offer in whole cents, beside the cheapest and beside what the plan of its category has left. */
export type Offer<V> = {
  vendor: V
  cents: number
  /** How much more than the cheapest. */
  overCents: number
  /** The plan of the category after this offer, negative when it is exceeded; `null` without a plan. */
  leftCents: number | null
}

/** The offers for one component, the cheapest first. */
export type OfferGroup<V> = { vendorType: string; offers: Offer<V>[] }

type PlannedCategory<V> = { confirmed: readonly V[]; open: readonly V[]; confirmedCents: number }

/**
 * The offers of a category that can be compared: open vendors with a cost, two at least for one component that no vendor
 * is confirmed for. Prices by unit count as they do today. `plannedCents` is the plan of the category (decision 112).
 */
export function offersOf<V extends OfferedVendor>(
  { confirmed, open, confirmedCents }: PlannedCategory<V>,
  plannedCents: number | undefined,
): OfferGroup<V>[] {
  const taken = new Set(confirmed.map(({ vendorType }) => vendorType))
  const groups = new Map<string, { vendor: V; cents: number }[]>()
  for (const vendor of open) {
    const cents = vendorCents(vendor)
    if (taken.has(vendor.vendorType) || cents === 0) continue
    groups.set(vendor.vendorType, [...(groups.get(vendor.vendorType) ?? []), { vendor, cents }])
  }
  return [...groups].flatMap(([vendorType, group]) => {
    if (group.length < 2) return []
    const ranked = group.toSorted((one, other) => one.cents - other.cents)
    const cheapest = ranked[0]!.cents
    const offers = ranked.map(({ vendor, cents }) => ({
      ...{ vendor, cents, overCents: cents - cheapest },
      leftCents: plannedCents === undefined ? null : plannedCents - confirmedCents - cents,
    }))
    return [{ vendorType, offers }]
  })
}
