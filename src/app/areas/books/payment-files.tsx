import type { BookEntry, PaymentFile } from '#contract/book-rows.ts'
import { paymentFileAddress } from '#contract/upload-address.ts'
import { RECEIPT_FILES_MAX } from '#domain/books/books.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { startDownload } from '../../shared/files/start-download.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { whileSignedIn } from '../../shared/session/signed-in.ts'
import { client } from '../../sync/api.ts'
import { sendFile } from '../../sync/send-file.ts'
import { useBookChange } from './books.actions.ts'

/** The proofs of a payment: the transfer as PDF, a photograph of a signed paper. */
export function PaymentFiles({ payment, onClose }: { payment: BookEntry; onClose: () => void }) {
  const add = useBookChange({
    write: (file: File) =>
      whileSignedIn(
        () => sendFile<PaymentFile>(paymentFileAddress(payment.id, file.name), file, () => {}).stored,
      ),
  })
  const files = add.data ? withAdded(payment.files, add.data) : payment.files
  return (
    <Dialog
      title="Archivos del pago"
      description={'La transferencia, un recibo firmado: hasta 10\u00a0MB cada uno. Solo los ves tú.'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          {files.length < RECEIPT_FILES_MAX && (
            <FileButton
              isPending={add.isPending}
              pendingLabel="Subiendo"
              onFiles={([file]) => file && add.mutate(file)}
            >
              Añadir archivo
            </FileButton>
          )}
          <Button variant="primary" onPress={close}>
            Hecho
          </Button>
        </>
      )}
    >
      <ul className="grid">
        {files.map((file) => (
          <li key={file.id} className="border-b border-line py-2">
            <Button
              variant="quiet"
              size="sm"
              onPress={() => void open(payment.id, file.id)}
              className="-ml-2.5"
            >
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
      {files.length === 0 && <p className="text-sm text-ink-3">Aún no hay archivos.</p>}
      <FormError error={add.error} />
    </Dialog>
  )
}

const withAdded = (files: readonly PaymentFile[], added: PaymentFile) =>
  files.some(({ id }) => id === added.id) ? files : [...files, added]

async function open(paymentId: string, fileId: string) {
  try {
    const { url } = await client.books.fileLink({ paymentId, fileId })
    startDownload(url)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
