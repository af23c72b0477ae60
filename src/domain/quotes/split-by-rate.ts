import type { VatRate } from '../books/tax.ts'
import type { Breakdown } from '../invoicing/invoices.ts'

/** The part of an instalment that has one rate of IVA; `amount` is in cents with IVA. */
export type RatePart = { vatRate: VatRate; amount: number }

/**
 * The instalments of a quote by rate of IVA, since a charge of the books has one. Each part has the share that its rate
 * has of what is left of the whole, so that the parts of an instalment add up to it, and those of a rate to its total.
 * Amounts are in cents, and those of the instalments add up to the total.
 */
export function splitByRate(amounts: readonly number[], breakdown: readonly Breakdown[]): RatePart[][] {
  const left = breakdown.map(({ vatRate, base, vat }) => ({
    vatRate: vatRate as VatRate,
    amount: base + vat,
  }))
  return amounts.map((amount) => {
    const parts = apportioned(amount, left)
    for (const [index, part] of parts.entries()) left[index]!.amount -= part.amount
    return parts.filter((part) => part.amount > 0)
  })
}

/** An amount by the weights of the rates; the cents that rounding leaves go to those who lost most by it. */
function apportioned(amount: number, weights: readonly RatePart[]): RatePart[] {
  const whole = weights.reduce((sum, weight) => sum + weight.amount, 0)
  const shares = weights.map(({ vatRate, amount: weight }, index) => {
    const exact = whole === 0 ? 0 : (amount * weight) / whole
    return { vatRate, index, amount: Math.floor(exact), lost: exact - Math.floor(exact) }
  })
  let open = amount - shares.reduce((sum, share) => sum + share.amount, 0)
  for (const share of shares.toSorted((one, other) => other.lost - one.lost)) {
    if (open <= 0) break
    share.amount += 1
    open -= 1
  }
  return shares.map(({ vatRate, amount: part }) => ({ vatRate, amount: part }))
}
