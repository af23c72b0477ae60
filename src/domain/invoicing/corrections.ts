import type { IrpfRate, VatRate } from '../books/tax.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { invoiceTotals } from './invoice-totals.ts'
import type { CorrectionMethod, InvoiceType } from './invoices.ts'

/** The wish for a correction: its client, and the right total with IVA, in cents. */
export type WishedCorrection = {
  method: CorrectionMethod
  reason: string
  total: number
  recipient: InvoiceContent['recipient']
}

type Corrected = { id: string; number: string; issuedOn: string; content: InvoiceContent }

/**
 * The content of the invoice that corrects another. By differences it has what is more or less than `standing`, the
 * sum of the invoice with its former corrections; otherwise it takes their place with the whole sum.
 */
export function correctionOf(
  { id, number, issuedOn, content }: Corrected,
  { method, reason, total, recipient }: WishedCorrection,
  standing: number,
): InvoiceContent {
  const vatRate = content.lines[0]!.vatRate as VatRate
  const irpfRate = content.irpfRate as IrpfRate
  const concept = content.lines.map((line) => line.concept).join('; ')
  const lines = [{ concept, vatRate, total: method === 'difference' ? total - standing : total }]
  const { base, vat } = content.totals
  return {
    ...content,
    type: typeOf(content.type, total !== standing),
    recipient,
    lines,
    totals: invoiceTotals(lines, irpfRate),
    correction: {
      ...{ method, reason, invoiceId: id, number, issuedOn },
      replaced: method === 'substitution' ? { base, vat } : null,
    },
  }
}

/** The key of a correction: of a simplified invoice, of a price that changed (art. 80.1 and 2), or of its data. */
function typeOf(corrected: InvoiceType, isOfAmount: boolean): InvoiceType {
  if (corrected === 'F2' || corrected === 'R5') return 'R5'
  return isOfAmount ? 'R1' : 'R4'
}
