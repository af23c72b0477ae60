import { type Budget, type CategoryBudget, percentOf } from '#domain/budget/budget.ts'

export type RankedCategory<V> = CategoryBudget<V> & {
  /** Its share of what is confirmed, in whole per cent. */
  percent: number
  /** Its length beside the largest, from 0 to 1. */
  share: number
  /** The colour of the green ramp: the largest is the darkest. */
  colour: string
}

/** The share of a category as it is read; what is there at all is never said to be nothing. */
export const percentInWords = ({ percent, confirmedCents }: RankedCategory<unknown>) =>
  percent === 0 && confirmedCents > 0 ? '<\u00a01\u00a0%' : `${percent}\u00a0%`

/** The ramp has nine steps; the smallest share the last. */
const STEPS = 9

/** The categories by what is confirmed in them, the largest first; the empty ones keep their order at the end. */
export function rankCategories<V>({ categories, confirmedCents }: Budget<V>): RankedCategory<V>[] {
  const ranked = categories.toSorted((one, other) => other.confirmedCents - one.confirmedCents)
  const largest = ranked[0]?.confirmedCents ?? 0
  return ranked.map((category, rank) => ({
    ...category,
    percent: percentOf(category.confirmedCents, confirmedCents),
    share: largest === 0 ? 0 : category.confirmedCents / largest,
    colour: `var(--serie-${Math.min(rank + 1, STEPS)})`,
  }))
}
