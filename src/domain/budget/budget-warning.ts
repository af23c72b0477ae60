import { toCents } from './money.ts'

type Offer = { vendorType: string; cost: number | null; status: 'open' | 'closed' }

/**
 * The open vendors in cents: all of them, and the cheapest of each component that nobody is confirmed for, which is what
 * comes on top at least when several offers stand for one thing. An offer without a price says nothing.
 */
export function pendingCents(vendors: readonly Offer[]): { allCents: number; leastCents: number } {
  const isConfirmed = new Set(
    vendors.filter(({ status }) => status === 'closed').map(({ vendorType }) => vendorType),
  )
  const cheapest = new Map<string, number>()
  let allCents = 0
  for (const { vendorType, cost, status } of vendors) {
    const cents = toCents(cost ?? 0)
    if (status === 'closed' || cents === 0) continue
    allCents += cents
    if (!isConfirmed.has(vendorType)) {
      cheapest.set(vendorType, Math.min(cents, cheapest.get(vendorType) ?? cents))
    }
  }
  return { allCents, leastCents: [...cheapest.values()].reduce((total, cents) => total + cents, 0) }
}

type Costs = { confirmedCents: number; expectedCents: number; allCents: number; leastCents: number }

/** By how many cents the total is exceeded, and by what. */
export type BudgetWarning =
  | { by: 'confirmed' | 'expected'; overCents: number }
  /** The open vendors exceed it, even with the cheapest offers. */
  | { by: 'pending'; overCents: number; hasOffers: boolean }
  /** All offers together exceed it; with the cheapest of each thing so much is left. */
  | { by: 'offers'; overCents: number; leftCents: number }

/** The warning that a budget deserves: the nearest to being true only; `null` while everything fits. */
export function budgetWarning(totalCents: number, costs: Costs): BudgetWarning | null {
  const { confirmedCents, expectedCents, allCents, leastCents } = costs
  if (confirmedCents > totalCents) return { by: 'confirmed', overCents: confirmedCents - totalCents }
  const left = totalCents - confirmedCents
  if (leastCents > left) {
    return { by: 'pending', overCents: leastCents - left, hasOffers: allCents > leastCents }
  }
  if (expectedCents > totalCents) return { by: 'expected', overCents: expectedCents - totalCents }
  if (allCents > left) {
    return { by: 'offers', overCents: allCents - left, leftCents: left - leastCents }
  }
  return null
}
