import { createContext, type ReactNode, useContext } from 'react'
import type { Vendor } from '#contract/vendors.ts'

/** The parts of a planner's own book that stand among the vendors of a wedding. */
export type BookOfPlanner = {
  /** Beside the catalogue. */
  bring: () => ReactNode
  /** In the panel of a vendor. */
  keep: (vendor: Vendor) => ReactNode
}

const Context = createContext<BookOfPlanner | null>(null)

export const BookAmongVendors = Context.Provider

/** None for people who are no planner, and until they have been fetched. */
export const useBookOfPlanner = (): BookOfPlanner | null => useContext(Context)
