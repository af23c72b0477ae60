import type { Vendor } from '#contract/vendors.ts'
import { pendingCents } from '#domain/budget/budget-warning.ts'
import { categoryPlan } from '#domain/budget/distribution.ts'
import { cx } from '#ui/class-names.ts'
import type { RankedCategory } from '../ranked-categories.ts'
import { planInWords } from './plan-words.ts'

/** The plan of the category, and how much of it is left. */
export function CategoryPlanLine({ category, cents }: { category: RankedCategory<Vendor>; cents: number }) {
  const { confirmed, open, confirmedCents } = category
  const { leastCents } = pendingCents([...confirmed, ...open])
  const plan = categoryPlan(cents, { confirmedCents, leastCents })
  return (
    <span
      className={cx(
        'num col-span-3 col-start-3 -mt-2.5 text-sm max-md:col-span-2 max-md:col-start-2 max-md:mt-0',
        plan.kind === 'left' ? 'text-ink-3' : 'text-danger',
      )}
    >
      {planInWords(plan)}
    </span>
  )
}
