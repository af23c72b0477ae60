import { useQuery } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { Books } from '#contract/book-rows.ts'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { CONCEPT_MAX } from '#domain/books/books.ts'
import { lineOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { SIMPLIFIED_MAX } from '#domain/invoicing/invoice-content.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { client } from '../../../sync/api.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { ChargeChoice } from './charge-choice.tsx'
import { changeInvoices } from './invoicing.actions.ts'
import { invoicingQuery } from './invoicing.queries.ts'
import { type Payable, payables } from './payables.ts'
import { type RecipientFields, RecipientInputs, recipientProblems } from './recipient-inputs.tsx'

type IssueDialogProps = { books: Books; onClose: () => void }

/** Issues the invoice of a charge; who it is for is asked here, and kept. */
export function IssueDialog({ books, onClose }: IssueDialogProps) {
  const { data: invoicing } = useQuery(invoicingQuery)
  if (!invoicing?.settings) return null
  const open = payables(books, invoicing.invoices)
  return open.length > 0 ? (
    <IssueForm open={open} invoicing={invoicing} today={books.today} onClose={onClose} />
  ) : (
    <Dialog
      title="Emitir factura"
      isOpen
      onOpenChange={onClose}
      actions={(close) => (
        <Button variant="primary" onPress={close}>
          Entendido
        </Button>
      )}
    >
      <p className="text-ink-2">
        Una factura se emite de un cobro, y todos los que has anotado tienen ya la suya.
      </p>
    </Dialog>
  )
}

type Fields = RecipientFields & { concept: string; isSimplified: boolean }
type Typed = { id: string; chargeId: string; fields: Partial<Fields> }
type IssueFormProps = { open: Payable[]; invoicing: Invoicing; today: string; onClose: () => void }

function IssueForm({ open, invoicing, today, onClose }: IssueFormProps) {
  const [typed, type] = useUnsavedForm<Typed>('invoice')
  const chosen = open.find(({ charge }) => charge.id === typed.chargeId) ?? open[0]!
  const { charge } = chosen
  // The typed fields belong to their charge, which may have been invoiced meanwhile.
  const own = typed.chargeId === charge.id ? typed : {}
  const fields: Fields = { ...usualFields(chosen), ...own.fields }
  const set = (changes: Partial<Fields>) =>
    type({ chargeId: charge.id, id: own.id ?? uuidv7(), fields: { ...own.fields, ...changes } })
  const canBeSimplified = charge.total <= SIMPLIFIED_MAX
  const isSimplified = canBeSimplified && fields.isSimplified
  const form = useSubmission(
    async () => {
      // The id outlives a reload before the answer, so that pressing again issues nothing twice.
      const id = own.id ?? uuidv7()
      type({ ...own, id, chargeId: charge.id })
      const { concept, name, nif, address, postalCode, city } = fields
      const recipient = isSimplified ? null : { name, nif, address, postalCode, city }
      const { number } = await changeInvoices(() =>
        client.invoicing.issue({ id, chargeId: charge.id, concept, recipient }),
      )
      type(null)
      onClose()
      showToast(`Factura ${number} emitida.`)
    },
    {
      problems: () => ({
        ...(isSimplified ? {} : recipientProblems(fields)),
        concept: fields.concept.trim() ? null : 'Escribe de qué es.',
      }),
      fieldOf: { NIF_IS_WRONG: 'nif', RECIPIENT_ADDRESS_NEEDED: 'address' },
    },
  )
  return (
    <FormDialog
      title="Emitir factura"
      submitLabel={`Emitir ${invoicing.settings!.nextNumber}`}
      pendingLabel="Emitiendo"
      form={{ ...form, props: () => form.props(undefined) }}
      onGiveUp={() => type(null)}
      onClose={onClose}
      width="lg"
    >
      <ChargeChoice
        open={open}
        chosen={charge.id}
        today={today}
        onChoose={(chargeId) => type({ chargeId, fields: {}, id: uuidv7() })}
      />
      {canBeSimplified && (
        <Switch
          label="Factura simplificada"
          description={'Sin nombre ni NIF. Solo hasta 400\u00a0€.'}
          isSelected={isSimplified}
          onChange={(is) => set({ isSimplified: is })}
        />
      )}
      {!isSimplified && <RecipientInputs fields={fields} onChange={set} problems={form.problems} />}
      <TextField
        label="Concepto"
        value={fields.concept}
        onChange={(concept) => set({ concept })}
        maxLength={CONCEPT_MAX}
        {...(form.problems.concept && { error: form.problems.concept })}
      />
      <Sums charge={charge} />
      <p className="text-sm text-ink-2">
        {invoicing.environment === 'test' && 'Va al entorno de pruebas de Hacienda: no tiene validez. '}
        Una vez emitida no se edita ni se elimina: si algo está mal, se rectifica.
      </p>
    </FormDialog>
  )
}

function usualFields({ account, charge }: Payable): Fields {
  const { name, nif, address, postalCode, city } = account.client
  const first = charge.concept.slice(0, 1).toLocaleLowerCase('es')
  return {
    ...{ name: name ?? '', nif: nif ?? '', address: address ?? '', postalCode: postalCode ?? '' },
    ...{ city: city ?? '', isSimplified: false },
    concept: `Organización de boda, ${first}${charge.concept.slice(1)}`.slice(0, CONCEPT_MAX),
  }
}

function Sums({ charge }: Pick<Payable, 'charge'>) {
  const { base, vat, total, irpf, payable } = lineOf(charge)
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-y-2 border-t border-line pt-3 text-sm">
      <dt>Base</dt>
      <dd className="num text-right">{formatEuros(base)}</dd>
      <dt>{charge.vatRate === 0 ? 'Exenta de IVA' : `IVA, ${charge.vatRate}\u00a0%`}</dt>
      <dd className="num text-right">{formatEuros(vat)}</dd>
      <div className="col-span-2 flex items-baseline justify-between border-t border-line-strong pt-2">
        <dt className="font-strong">Total</dt>
        <dd className="text-[1.75rem] leading-tight serif">{formatEuros(total)}</dd>
      </div>
      {irpf > 0 && (
        <>
          <dt>{`Retención de IRPF, ${charge.irpfRate}\u00a0%: a cobrar`}</dt>
          <dd className="num text-right">{formatEuros(payable)}</dd>
        </>
      )}
    </dl>
  )
}
