import type { IrpfRate, VatRate } from '../books/tax.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { type InvoiceTotals, invoiceTotals } from './invoice-totals.ts'
import type { CorrectionMethod, InvoiceType } from './invoices.ts'

/** The wish for a correction: its client, and the right total with IVA, in cents. */
export type WishedCorrection = {
  method: CorrectionMethod
  reason: string
  total: number
  recipient: InvoiceContent['recipient']
}

/** The sums of an invoice with its corrections by differences, in cents. */
export type StandingSums = Pick<InvoiceTotals, 'base' | 'vat' | 'total' | 'irpf'>

type Corrected = { id: string; number: string; issuedOn: string; content: InvoiceContent }

/**
 * The content of the invoice that corrects another. By differences it has what is more or less than `standing`, the
 * sums of the invoice with its former corrections; otherwise it takes their place with the whole sum.
 */
export function correctionOf(
  { id, number, issuedOn, content }: Corrected,
  { method, reason, total, recipient }: WishedCorrection,
  standing: StandingSums,
): InvoiceContent {
  const vatRate = content.lines[0]!.vatRate as VatRate
  const irpfRate = content.irpfRate as IrpfRate
  const concept = content.lines.map((line) => line.concept).join('; ')
  const lines = [{ concept, vatRate, total: method === 'difference' ? total - standing.total : total }]
  const { base, vat } = standing
  return {
    ...content,
    type: typeOf(content.type, total !== standing.total),
    recipient,
    lines,
    totals:
      method === 'difference'
        ? differenceOf(invoiceTotals([{ ...lines[0]!, total }], irpfRate), standing)
        : invoiceTotals(lines, irpfRate),
    correction: {
      ...{ method, reason, invoiceId: id, number, issuedOn },
      replaced: method === 'substitution' ? { base, vat } : null,
    },
  }
}

/**
 * The totals of a difference are those of the right sum less those that stand: a difference that was rounded by itself
 * would leave invoices and books a cent apart.
 */
function differenceOf(right: InvoiceTotals, standing: StandingSums): InvoiceTotals {
  const [part] = right.breakdown
  const { base, vat, total, irpf } = right
  const less = { base: base - standing.base, vat: vat - standing.vat, total: total - standing.total }
  const kept = irpf - standing.irpf
  const breakdown = [{ ...part!, base: less.base, vat: less.vat }]
  return { breakdown, ...less, irpf: kept, payable: less.total - kept }
}

/** The key of a correction: of a simplified invoice, of a price that changed (art. 80.1 and 2), or of its data. */
function typeOf(corrected: InvoiceType, isOfAmount: boolean): InvoiceType {
  if (corrected === 'F2' || corrected === 'R5') return 'R5'
  return isOfAmount ? 'R1' : 'R4'
}
