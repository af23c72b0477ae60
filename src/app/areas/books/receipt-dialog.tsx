import { useState } from 'react'
import type { BookAccount, BookCharge, BookEntry, Books } from '#contract/book-rows.ts'
import { standingPayments } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { shortDay } from '../../shared/words/spanish-dates.ts'
import { client } from '../../sync/api.ts'
import { changeBooks } from './books.actions.ts'
import { ClientDialog } from './client-dialog.tsx'
import { IssuerDialog } from './issuer-dialog.tsx'

type ReceiptDialogProps = {
  books: Books
  /** The payment it is of; without one it is chosen here. */
  payment?: BookEntry
  onClose: () => void
}

type Payable = { account: BookAccount; charge: BookCharge; entry: BookEntry }

/** Makes the receipt of a payment. Who it is from and for is asked first, once each. */
export function ReceiptDialog({ books, payment, onClose }: ReceiptDialogProps) {
  const open = withoutReceipt(books)
  const [chosen, setChosen] = useState(payment?.id ?? open[0]?.entry.id ?? null)
  const found = open.find(({ entry }) => entry.id === chosen)
  const form = useSubmission(async () => {
    const { number } = await changeBooks(() => client.books.issueReceipt({ paymentId: chosen! }))
    onClose()
    showToast(`Justificante ${number} hecho.`)
  })
  if (!found) return <NothingToProve onClose={onClose} />
  if (!books.issuer) return <IssuerDialog issuer={null} onSaved={() => {}} onClose={onClose} />
  if (!found.account.client.name)
    return <ClientDialog account={found.account} isRequired onSaved={() => {}} onClose={onClose} />
  const { client: party } = found.account
  return (
    <FormDialog
      title="Hacer justificante"
      description="Prueba que has cobrado. Lleva el siguiente número del año y ya no se cambia."
      submitLabel="Hacer justificante"
      pendingLabel="Haciendo"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      {!payment && (
        <Select
          label="Pago"
          options={open.map(({ account, charge, entry }) => ({
            value: entry.id,
            label: `${account.weddingName}, ${charge.concept}: ${formatEuros(entry.amount)}, ${shortDay(entry.paidOn)}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm *:odd:text-ink-2">
        <dt>A nombre de</dt>
        <dd>
          {party.name}
          {party.nif && `, NIF ${party.nif}`}
        </dd>
        <dt>Concepto</dt>
        <dd>{found.charge.concept}</dd>
        <dt>Cobrado</dt>
        <dd className="num">
          {formatEuros(found.entry.amount)}, el {dateInWords(found.entry.paidOn)}
        </dd>
        <dt>Base e IVA</dt>
        <dd className="num">
          {formatEuros(found.entry.base)} y {formatEuros(found.entry.vat)}
        </dd>
      </dl>
    </FormDialog>
  )
}

function NothingToProve({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Hacer justificante"
      isOpen
      onOpenChange={onClose}
      actions={(close) => (
        <Button variant="primary" onPress={close}>
          Entendido
        </Button>
      )}
    >
      <p className="text-ink-2">Todos los pagos que has anotado tienen ya su justificante.</p>
    </Dialog>
  )
}

function withoutReceipt({ accounts, receipts }: Books): Payable[] {
  const proved = new Set(receipts.map(({ entryId }) => entryId))
  return accounts.flatMap((account) =>
    account.charges.flatMap((charge) =>
      (standingPayments(charge) as BookEntry[])
        .filter(({ id }) => !proved.has(id))
        .map((entry) => ({ account, charge, entry })),
    ),
  )
}
