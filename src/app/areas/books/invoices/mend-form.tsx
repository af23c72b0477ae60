import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { CLIENT_NAME_MAX } from '#domain/books/books.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormError } from '../../../shared/page/form-error.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { useUnsavedFields } from '../../../sync/unsaved/unsaved-form.ts'
import { nifProblem } from '../party-fields.tsx'
import { changeInvoices } from './invoicing.actions.ts'

type MendFormProps = { invoice: InvoiceRow; onDone: () => void }

/** The agency's reason for refusing a record, and the client as it is to be sent again. */
export function MendForm({ invoice, onDone }: MendFormProps) {
  const { recipient, fault, state } = invoice
  const [{ name, nif }, type, forget] = useUnsavedFields(`mended record of ${invoice.id}`, {
    name: recipient?.name ?? '',
    nif: recipient?.nif ?? '',
  })
  const form = useSubmission(
    async () => {
      await changeInvoices(() =>
        client.invoicing.mend({ invoiceId: invoice.id, recipient: recipient && { name, nif } }),
      )
      forget()
      onDone()
      showToast('Registro corregido. Se envía otra vez.')
    },
    {
      problems: () => ({
        name: !recipient || name.trim() ? null : 'Escribe su nombre.',
        nif: !recipient || nif.trim() ? nifProblem(nif) : 'Escribe su NIF.',
      }),
      fieldOf: { NIF_IS_WRONG: 'nif' },
    },
  )
  return (
    <form {...form.props()} className="grid gap-4">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 border-l-[3px] border-danger bg-danger-soft px-4 py-3 text-sm">
        <Icon of={TriangleAlert} size="sm" className="mt-0.5 text-danger" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-strong text-danger">
            {state === 'rejected' ? 'Hacienda la ha rechazado' : 'Hacienda la ha aceptado con avisos'}
          </p>
          <p>{fault?.message} La factura existe y está encadenada; falta corregir el registro.</p>
        </div>
      </div>
      {recipient && (
        <>
          <TextField
            label="NIF"
            value={nif}
            onChange={(text) => type({ nif: text })}
            maxLength={20}
            error={form.problems.nif ?? null}
          />
          <TextField
            label="Nombre, como en su DNI"
            value={name}
            onChange={(text) => type({ name: text })}
            maxLength={CLIENT_NAME_MAX}
            error={form.problems.name ?? null}
          />
          <p className="text-sm text-ink-2">
            Si ya se la has mandado con ese NIF, haz una rectificativa: el PDF también cambia.
          </p>
        </>
      )}
      <FormError error={form.error} />
      <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Enviando">
        Corregir y reenviar
      </Button>
    </form>
  )
}
