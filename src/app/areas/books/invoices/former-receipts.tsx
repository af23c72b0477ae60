import type { BookReceipt, Books } from '#contract/book-rows.ts'
import { ReceiptRow } from '../receipt-row.tsx'

/** The receipts of all years, which prove payments as before. */
export function FormerReceipts({ receipts, books }: { receipts: readonly BookReceipt[]; books: Books }) {
  if (receipts.length === 0) return null
  return (
    <details className="mt-9 border-t border-line">
      <summary className="min-h-11 cursor-pointer py-3 text-sm font-strong">
        Justificantes ({receipts.length})
      </summary>
      <ul aria-label="Justificantes">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} books={books} />
        ))}
      </ul>
    </details>
  )
}
