import type { Vendor } from '#contract/vendors.ts'

/** The removal of a vendor that waits for an answer, with the vendor's name or its component's. */
export type AskedRemoval = { vendor: Vendor; name: string; confirm: () => void; cancel: () => void }
