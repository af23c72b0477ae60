import { taxLine, type VatRate } from '../books/tax.ts'
import { type Breakdown, USUAL_EXEMPTION } from './invoices.ts'

/** A line of an invoice. `total` is in cents with IVA and may be negative, as in a discount or a correction. */
export type InvoiceLine = { concept: string; total: number; vatRate: VatRate }

/** Amounts in cents: `base + vat = total`, and `total - irpf = payable`. */
export type InvoiceTotals = {
  breakdown: Breakdown[]
  base: number
  vat: number
  total: number
  irpf: number
  payable: number
}

/**
 * The sums of an invoice: each line is rounded by itself as in the books, so that invoices and statements agree to the
 * cent. The highest rate comes first; IRPF is kept back from the whole base.
 */
export function invoiceTotals(lines: readonly InvoiceLine[], irpfRate: 0 | 7 | 15 = 0): InvoiceTotals {
  const byRate = new Map<VatRate, Breakdown>()
  let irpf = 0
  for (const { total, vatRate } of lines) {
    const line = taxLine(total, { vatRate, irpfRate })
    const sum = byRate.get(vatRate) ?? emptyBreakdown(vatRate)
    byRate.set(vatRate, { ...sum, base: sum.base + line.base, vat: sum.vat + line.vat })
    irpf += line.irpf
  }
  const breakdown = [...byRate.values()].toSorted((a, b) => b.vatRate - a.vatRate)
  const base = breakdown.reduce((sum, part) => sum + part.base, 0)
  const vat = breakdown.reduce((sum, part) => sum + part.vat, 0)
  return { breakdown, base, vat, total: base + vat, irpf, payable: base + vat - irpf }
}

const emptyBreakdown = (vatRate: VatRate): Breakdown => ({
  ...{ vatRate, base: 0, vat: 0 },
  exemption: vatRate === 0 ? USUAL_EXEMPTION : null,
})
