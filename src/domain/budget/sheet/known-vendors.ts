import { sumOf } from '../../payments/payments.ts'
import type { VendorStatus } from '../../vendors/vendors.ts'
import { costCents } from '../budget.ts'
import type { KnownVendor } from './sheet-plan.ts'

type ListedVendor = Pick<KnownVendor, 'id' | 'name' | 'vendorType' | 'details'> & {
  status: VendorStatus
  /** Euros; null for who does not see the budget. */
  cost: number | null
  perHead: unknown
}

type Payments = {
  plans: readonly { id: string; instalments: readonly unknown[] }[]
  payments: readonly { vendorId: string; cents: number }[]
}

/** The vendors on the canvas with what the payments say of them. */
export function knownVendors(vendors: readonly ListedVendor[], { plans, payments }: Payments): KnownVendor[] {
  const planned = new Map(plans.map(({ id, instalments }) => [id, instalments.length]))
  return vendors.map((vendor) => ({
    id: vendor.id,
    name: vendor.name,
    vendorType: vendor.vendorType,
    status: vendor.status,
    details: vendor.details,
    costCents: costCents(vendor),
    isPriced: vendor.perHead !== null,
    paidCents: sumOf(payments.filter(({ vendorId }) => vendorId === vendor.id).map(({ cents }) => cents)),
    instalments: planned.get(vendor.id) ?? 0,
  }))
}
