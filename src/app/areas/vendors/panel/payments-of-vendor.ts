import { createContext, type ReactNode, useContext } from 'react'
import type { Vendor } from '#contract/vendors.ts'

/** The parts of the payments that stand in the panel of a vendor, for who sees the budget. */
export type PaymentsOfVendor = {
  plan: (vendor: Vendor) => ReactNode
  /** A sentence that says where the difference goes when the cost becomes so many cents. */
  difference: (vendor: Vendor, cents: number) => ReactNode
}

const Context = createContext<PaymentsOfVendor | null>(null)

export const PaymentsInPanel = Context.Provider

/** None for who does not see the budget, for a draft, and until they have been fetched. */
export function usePaymentsOf(vendor: Vendor): PaymentsOfVendor | null {
  const parts = useContext(Context)
  return vendor.isDraft ? null : parts
}
