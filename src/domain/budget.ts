import { type Category, type Component, groupByCategory } from './catalogue.ts'
import { toCents } from './money.ts'
import type { VendorStatus } from './vendors.ts'

/** The cost in euros; null where it is not shown, which is nowhere that amounts are. */
type BudgetVendor = { vendorType: string; cost: number | null; status: VendorStatus }

/** What a category costs, in whole cents: confirmed vendors, and open ones as an estimate. */
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
  const categories = groupByCategory(vendors, components).map(({ category, items }) => {
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
    categories,
  }
}

/** The whole percentage that `cents` are of `totalCents`; 0 of nothing. */
export function percentOf(cents: number, totalCents: number): number {
  return totalCents === 0 ? 0 : Math.round((cents / totalCents) * 100)
}

/** What is left of the total budget in cents, negative when it is exceeded; `null` when none is set. */
export function remainingCents(totalBudget: number | null, spentCents: number): number | null {
  return totalBudget === null ? null : toCents(totalBudget) - spentCents
}

/** The cost of a vendor in whole cents. */
export const costCents = ({ cost }: Pick<BudgetVendor, 'cost'>): number => toCents(cost ?? 0)

const sumOfCosts = (vendors: readonly BudgetVendor[]) => sum(vendors.map(costCents))

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
