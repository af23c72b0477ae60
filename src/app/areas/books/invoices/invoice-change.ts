import type { InvoiceRow } from '#contract/invoicing-rows.ts'

/** Whether an invoice may be corrected or cancelled, and its sum with its corrections by differences. */
export function changeOf(invoice: InvoiceRow, all: readonly InvoiceRow[]) {
  const corrections = all.filter(
    ({ correction, isCancelled }) => !isCancelled && correction?.number === invoice.number,
  )
  const isReplaced = corrections.some(({ correction }) => correction!.method === 'substitution')
  return {
    canChange: !invoice.isCancelled && !isReplaced && invoice.correction?.method !== 'difference',
    standing: corrections.reduce((sum, { total }) => sum + total, invoice.total),
  }
}
