import type { Vendor } from '#contract/vendors.ts'
import { costCents } from '#domain/budget/budget.ts'
import type { KnownVendor } from '#domain/budget/sheet/sheet-plan.ts'
import { sumOf } from '#domain/payments/payments.ts'

type Payments = {
  plans: readonly { id: string; instalments: readonly unknown[] }[]
  payments: readonly { vendorId: string; cents: number }[]
}

/** The vendors on the canvas with what the payments say of them. */
export function knownVendors(vendors: readonly Vendor[], { plans, payments }: Payments): KnownVendor[] {
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
