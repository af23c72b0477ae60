import { type Category, type Component, groupByCategory } from '../catalogue/catalogue.ts'
import { type PricedVendor, vendorCents } from '../vendors/vendor-prices.ts'
import type { VendorStatus } from '../vendors/vendors.ts'
import { toCents } from './money.ts'

type BudgetVendor = PricedVendor & { vendorType: string; status: VendorStatus; isDraft?: boolean }

/** The cost of a category, in whole cents: confirmed vendors, and open ones as an estimate. */
export type CategoryBudget<V> = {
  category: Category
  confirmed: V[]
  open: V[]
  confirmedCents: number
  estimatedCents: number
}

export type Budget<V> = {
  confirmedCents: number
  estimatedCents: number
  /** The cost of the confirmed vendors with guests who said yes, and with all who have not declined. */
  certainCents: number
  expectedCents: number
  categories: CategoryBudget<V>[]
}

/**
 * The budget of a wedding: only closed vendors count as confirmed (spec 4), open ones as estimated.
 * The categories are those of the canvas, in its order; costs are euros, sums whole cents.
 */
export function budgetOf<V extends BudgetVendor>(
  vendors: readonly V[],
  components: readonly Component[],
): Budget<V> {
  const categories = groupByCategory(publishedAmong(vendors), components).map(({ category, items }) => {
    const confirmed = items.filter(({ status }) => status === 'closed')
    const open = items.filter(({ status }) => status === 'open')
    return {
      category,
      confirmed,
      open,
      confirmedCents: sumOfCosts(confirmed),
      estimatedCents: sumOfCosts(open),
    }
  })
  return {
    confirmedCents: sum(categories.map(({ confirmedCents }) => confirmedCents)),
    estimatedCents: sum(categories.map(({ estimatedCents }) => estimatedCents)),
    ...certainAndExpected(vendors),
    categories,
  }
}

/** The cost of the confirmed vendors with guests who said yes, and with all who have not declined, in cents. */
export function certainAndExpected(vendors: readonly Omit<BudgetVendor, 'vendorType'>[]) {
  const closed = publishedAmong(vendors).filter(({ status }) => status === 'closed')
  return {
    certainCents: sum(closed.map((vendor) => vendorCents(vendor, 'confirmed'))),
    expectedCents: sum(closed.map((vendor) => vendorCents(vendor, 'expected'))),
  }
}

/** The vendors that count: a draft is in no sum, for planners neither, so that all members read the same ones. */
export const publishedAmong = <V extends { isDraft?: boolean }>(vendors: readonly V[]): V[] =>
  vendors.filter(({ isDraft = false }) => !isDraft)

/** The whole percentage that `cents` are of `totalCents`; 0 of nothing. */
export function percentOf(cents: number, totalCents: number): number {
  return totalCents === 0 ? 0 : Math.round((cents / totalCents) * 100)
}

/** The rest of the total budget in cents, negative when it is exceeded; `null` when none is set. */
export function remainingCents(totalBudget: number | null, spentCents: number): number | null {
  return totalBudget === null ? null : toCents(totalBudget) - spentCents
}

/** The cost of a vendor in whole cents. */
export const costCents = ({ cost }: Pick<BudgetVendor, 'cost'>): number => toCents(cost ?? 0)

const sumOfCosts = (vendors: readonly BudgetVendor[]) => sum(vendors.map(costCents))

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
