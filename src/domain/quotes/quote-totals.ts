import { totalOfBase } from '../books/tax.ts'
import { type InvoiceTotals, invoiceTotals } from '../invoicing/invoice-totals.ts'
import type { PriceMode, QuoteContent, QuoteInstalment, QuoteLine } from './quotes.ts'

type Pricing = { priceMode: PriceMode; guests: number | null }

/** The price of a line with IVA, in cents: rounded once for all of its units, without IVA where it is typed so. */
export function lineTotal(line: QuoteLine, { priceMode, guests }: Pricing): number {
  const units = line.quantity ?? guests ?? 0
  const typed = Math.round((units * line.price * (100 - line.discount)) / 100)
  return priceMode === 'gross' ? typed : totalOfBase(typed, line.vatRate)
}

/** The sums of a quote with some of its extras, in cents, to the cent those of an invoice of the same lines. */
export function quoteTotals(content: QuoteContent, ticked: ReadonlySet<string>): InvoiceTotals {
  const chosen = [...content.lines, ...content.extras.filter(({ id }) => ticked.has(id))]
  return invoiceTotals(
    chosen.map((line) => ({
      concept: line.concept,
      total: lineTotal(line, content),
      vatRate: line.vatRate,
    })),
  )
}

/** The extras that are chosen as long as the couple has not said otherwise. */
export const tickedAtFirst = ({ extras }: Pick<QuoteContent, 'extras'>): Set<string> =>
  new Set(extras.filter(({ isTicked }) => isTicked).map(({ id }) => id))

/** The amounts of the instalments, in cents; the last one is what is left, so that they add up. */
export function instalmentAmounts(instalments: readonly QuoteInstalment[], total: number): number[] {
  const amounts = instalments.map(({ percent }) => Math.round((total * percent) / 100))
  const before = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)
  return amounts.map((amount, index) => (index === amounts.length - 1 ? total - before : amount))
}
