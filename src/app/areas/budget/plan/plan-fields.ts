import type { Distribution, DistributionChange } from '#domain/budget/distribution.ts'
import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'

/** The typed text of each category; an empty text plans nothing for it. */
export type PlanTexts = Partial<Record<Category, string>>

/** A plan as the fields show it. */
export const textsOf = (distribution: Distribution): PlanTexts =>
  Object.fromEntries(Object.entries(distribution).map(([category, cents]) => [category, formatAmount(cents)]))

/** The cents of a field: `null` of an empty one, `NaN` of what cannot be read. */
export const centsOfText = (text = ''): number | null =>
  text.trim() === '' ? null : (parseEuros(text) ?? Number.NaN)

/** The change that the fields make to the plan that they began from. */
export function changeOf(began: Distribution, texts: PlanTexts): DistributionChange {
  const change: DistributionChange = {}
  for (const [category, text] of Object.entries(texts) as [Category, string][]) {
    const cents = centsOfText(text)
    const from = began[category] ?? null
    if (cents !== from) change[category] = { cents, from }
  }
  return change
}

/** The change that takes another back. */
export const opposite = (change: DistributionChange): DistributionChange =>
  Object.fromEntries(
    Object.entries(change).map(([category, { cents, from }]) => [category, { cents: from, from: cents }]),
  )
