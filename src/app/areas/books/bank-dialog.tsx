import type { Books } from '#contract/book-rows.ts'
import { BankFileDialog } from '../../shared/bank/bank-file-dialog.tsx'
import { BankMovements } from './bank-movements.tsx'

/** Reads the movements of the planner's bank, and notes those that pay a charge. */
export function BankDialog({ books, onClose }: { books: Books; onClose: () => void }) {
  return (
    <BankFileDialog onClose={onClose}>{(file) => <BankMovements file={file} books={books} />}</BankFileDialog>
  )
}
