import { BankFileDialog } from '../../../shared/bank/bank-file-dialog.tsx'
import type { PaymentsPlace } from '../payments-place.ts'
import type { PaymentsRead } from '../use-payments.ts'
import { PaidMovements } from './paid-movements.tsx'

type BankDialogProps = { read: PaymentsRead; place: PaymentsPlace; onClose: () => void }

/** Reads the movements of the couple's bank, and notes those that pay a vendor. */
export function BankDialog({ onClose, ...props }: BankDialogProps) {
  return (
    <BankFileDialog onClose={onClose}>{(file) => <PaidMovements {...props} file={file} />}</BankFileDialog>
  )
}
