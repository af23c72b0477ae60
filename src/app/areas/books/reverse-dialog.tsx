import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookEntry, BookReceipt } from '#contract/book-rows.ts'
import { NOTE_MAX } from '#domain/books/books.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { changeBooks } from './books.actions.ts'

type ReverseDialogProps = { payment: BookEntry; receipt: BookReceipt | undefined; onClose: () => void }

/** Takes a wrong payment back. Nothing is erased: both entries stay, and with them who noted them. */
export function ReverseDialog({ payment, receipt, onClose }: ReverseDialogProps) {
  const [id] = useState(() => uuidv7())
  const [unsaved, write] = useUnsaved(`reversal of ${payment.id}`)
  const reason = unsaved ?? ''
  const form = useSubmission(async () => {
    await changeBooks(() => client.books.reversePayment({ paymentId: payment.id, id, reason }))
    write(null)
    onClose()
    showToast('Pago anulado.')
  })
  return (
    <FormDialog
      title="Anular pago"
      description={`El pago de ${formatEuros(payment.amount)} se queda anotado, y debajo su anulación con fecha de hoy.${receipt ? ` El justificante ${receipt.number} se anula con otro.` : ''}`}
      submitLabel="Anular pago"
      pendingLabel="Anulando"
      form={form}
      onGiveUp={() => write(null)}
      onClose={onClose}
    >
      <TextField
        label="Por qué"
        description="Opcional"
        value={reason}
        onChange={(text) => write(text || null)}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
