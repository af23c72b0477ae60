import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { formatAmount, formatEuros, parseEuros } from '#domain/budget/money.ts'
import { REASON_MAX } from '#domain/invoicing/invoice-content.ts'
import type { CorrectionMethod } from '#domain/invoicing/invoices.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from '../../../shared/amounts/amount-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { changeInvoices } from './invoicing.actions.ts'
import { type RecipientFields, RecipientInputs, recipientProblems } from './recipient-inputs.tsx'

type CorrectDialogProps = {
  invoice: InvoiceRow
  /** The sum of the invoice with its former corrections, in cents. */
  standing: number
  onClose: () => void
}

type Typed = RecipientFields & { id: string; method: CorrectionMethod; reason: string; total: string }

const METHODS = [
  { value: 'substitution', label: 'Por sustitución' },
  { value: 'difference', label: 'Por diferencias' },
] as const

const HOW: Readonly<Record<CorrectionMethod, string>> = {
  substitution: 'La nueva lleva todo y ocupa el lugar de la anterior. Sirve para un dato que está mal.',
  difference: 'La nueva lleva solo lo que sobra o falta. Sirve para un descuento o una devolución.',
}

/** Issues the invoice that corrects another, and says which, how and why. */
export function CorrectDialog({ invoice, standing, onClose }: CorrectDialogProps) {
  const [typed, type] = useUnsavedForm<Typed>(`correction of ${invoice.id}`)
  const [newId] = useState(() => uuidv7())
  const { recipient } = invoice
  const { method = 'substitution', reason = '', total = formatAmount(standing) } = typed
  const fields: RecipientFields = {
    ...{ name: recipient?.name ?? '', nif: recipient?.nif ?? '', address: recipient?.address ?? '' },
    ...{ postalCode: recipient?.postalCode ?? '', city: recipient?.city ?? '' },
    ...typed,
  }
  const cents = parseEuros(total)
  const form = useSubmission(
    async () => {
      const { id = newId } = typed
      type({ id })
      const { name, nif, address, postalCode, city } = fields
      const named = recipient ? { name, nif, address, postalCode, city } : null
      const wished = { id, invoiceId: invoice.id, method, reason, total: cents!, recipient: named }
      const { number } = await changeInvoices(() => client.invoicing.correct(wished))
      type(null)
      onClose()
      showToast(`Factura rectificativa ${number} emitida.`)
    },
    {
      problems: () => ({
        ...(recipient ? recipientProblems(fields) : {}),
        reason: reason.trim() ? null : 'Escribe por qué.',
        total: totalProblem(cents, { method, standing }),
      }),
      fieldOf: {
        NIF_IS_WRONG: 'nif',
        RECIPIENT_ADDRESS_NEEDED: 'address',
        NOTHING_CORRECTED: 'total',
      },
    },
  )
  return (
    <FormDialog
      title={`Rectificar ${invoice.number}`}
      description="Se emite otra factura, de la serie de rectificativas, que dice cuál corrige y por qué."
      submitLabel="Emitir rectificativa"
      pendingLabel="Emitiendo"
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={() => type(null)}
      onClose={onClose}
      width="lg"
    >
      <div className="grid gap-2">
        <Segmented
          label="Cómo se rectifica"
          segments={METHODS}
          value={method}
          onChange={(chosen) => type({ method: chosen })}
          className="justify-self-start"
        />
        <p className="text-sm text-ink-2">{HOW[method]}</p>
      </div>
      <TextField
        label="Por qué"
        value={reason}
        onChange={(words) => type({ reason: words })}
        maxLength={REASON_MAX}
        error={form.problems.reason ?? null}
      />
      {recipient && <RecipientInputs fields={fields} onChange={type} problems={form.problems} />}
      <AmountField
        label="Total correcto, con IVA"
        value={total}
        onChange={(amount) => type({ total: amount })}
        error={form.problems.total ?? null}
      />
      {method === 'difference' && cents !== null && cents !== standing && (
        <p className="num text-sm text-ink-2">
          La rectificativa es de {formatEuros(cents - standing)}: pasa de {formatEuros(standing)} a{' '}
          {formatEuros(cents)}.
        </p>
      )}
    </FormDialog>
  )
}

function totalProblem(
  cents: number | null,
  { method, standing }: { method: CorrectionMethod; standing: number },
): string | null {
  if (cents === null) return 'Escribe un importe como 1.234,56, o 0 si se deshace entera.'
  if (method === 'difference' && cents === standing)
    return 'El total no cambia: escribe el correcto, o rectifica por sustitución.'
  return null
}
