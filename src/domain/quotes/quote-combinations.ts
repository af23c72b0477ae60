import type { InvoiceTotals } from '../invoicing/invoice-totals.ts'
import { instalmentAmounts, quoteTotals } from './quote-totals.ts'
import type { QuoteContent } from './quotes.ts'

/** The totals of every choice among so many extras stand in the page: of five there are 32. */
export const COMBINED_EXTRAS_MAX = 5

/** A choice among the extras of a quote, with its sums in cents. */
export type QuoteCombination = {
  /** Whether each extra is chosen, in their order. */
  ticks: boolean[]
  /** Whether it is the choice that was made. */
  isChosen: boolean
  totals: InvoiceTotals
  instalments: number[]
}

/** Every choice among the extras of a quote; only the one that was made where there are more extras than that. */
export function quoteCombinations(content: QuoteContent, chosen: ReadonlySet<string>): QuoteCombination[] {
  const { extras, instalments } = content
  const made = extras.map(({ id }) => chosen.has(id))
  const choices = extras.length > COMBINED_EXTRAS_MAX ? [made] : everyChoice(extras.length)
  return choices.map((ticks) => {
    const ticked = extras.filter((_, index) => ticks[index]).map(({ id }) => id)
    const totals = quoteTotals(content, new Set(ticked))
    return {
      ...{ ticks, totals },
      isChosen: ticks.every((isTicked, index) => isTicked === made[index]),
      instalments: instalmentAmounts(instalments, totals.total),
    }
  })
}

const everyChoice = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, choice) =>
    Array.from({ length: count }, (_, index) => (choice & (1 << index)) > 0),
  )
