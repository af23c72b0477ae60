import type { Vendor } from '#contract/vendors.ts'

/** The changes of vendors that a choice among offers makes; each can be taken back. */
export type OfferActions = {
  setStatus: (vendor: Vendor, status: Vendor['status']) => void
  remove: (vendors: readonly Vendor[], name: string) => void
}
