import { createContext, useContext } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import type { VendorFailures } from '../use-vendors.ts'

/**
 * The vendor whose panel is open, and the parts of it that were not saved. Each part that shows a value takes it from
 * here, so that a change draws that again and not the panel around it.
 */
const Context = createContext<{ vendor: Vendor; failures: VendorFailures | undefined } | null>(null)

export const VendorInPanel = Context.Provider

export function useVendorInPanel() {
  const shown = useContext(Context)
  if (!shown) throw new Error('Outside of a vendor panel.')
  return shown
}
