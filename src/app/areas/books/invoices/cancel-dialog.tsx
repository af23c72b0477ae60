import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { changeInvoices } from './invoicing.actions.ts'

/** Takes back an invoice that should never have been issued. */
export function CancelDialog({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const form = useSubmission(async () => {
    await changeInvoices(() => client.invoicing.cancel({ invoiceId: invoice.id }))
    onClose()
    showToast(`Factura ${invoice.number} anulada.`)
  })
  return (
    <FormDialog
      title={`Anular ${invoice.number}`}
      submitLabel="Anular factura"
      pendingLabel="Anulando"
      variant="danger-filled"
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={null}
      onClose={onClose}
    >
      <p className="text-ink-2">
        Solo para una factura que no debió emitirse y que no has entregado. Hacienda recibe la anulación, el
        número no se usa otra vez y no se puede deshacer. Si ya la tiene tu cliente, rectifícala.
      </p>
    </FormDialog>
  )
}
