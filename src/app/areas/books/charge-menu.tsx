import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { BookAccount, BookCharge, BookEntry, Books } from '#contract/book-rows.ts'
import { standingPayments } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Menu, MenuGroup, MenuItem } from '#ui/opening/menu.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { restoreCharge, useBookChange } from './books.actions.ts'
import { useBookDialogs } from './use-book-dialogs.ts'
import { dayInWords } from './words.ts'

type ChargeMenuProps = { charge: BookCharge; account: BookAccount; books: Books }

type Opened =
  | { what: 'change' }
  | { what: 'reverse' | 'receipt' | 'share' | 'files'; payment: BookEntry }
  | null

/** The actions on a charge, and on each payment of it that stands. */
export function ChargeMenu({ charge, account, books }: ChargeMenuProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const parts = useBookDialogs(opened !== null, close)
  const payments = standingPayments(charge) as BookEntry[]
  const withdraw = useBookChange({
    write: () => client.books.withdrawCharge({ chargeId: charge.id }),
    onDone: () =>
      showToast('Cobro retirado.', {
        action: { label: 'Deshacer', onAction: () => void restoreCharge(charge.id) },
      }),
  })
  const withdrawNow = () =>
    withdraw.mutate(undefined, { onError: (error) => showToast(messageFor(error), { tone: 'failed' }) })
  if (charge.isWithdrawn) return null
  return (
    <>
      <Menu
        label={`Acciones de ${charge.concept}`}
        trigger={<IconButton icon={Ellipsis} label={`Más de ${charge.concept}`} />}
      >
        <MenuItem onAction={() => setOpened({ what: 'change' })}>Cambiar cobro</MenuItem>
        {payments.length === 0 && <MenuItem onAction={withdrawNow}>Retirar cobro</MenuItem>}
        {payments.map((payment) => (
          <MenuGroup
            key={payment.id}
            label={`Pago de ${formatEuros(payment.amount)}, ${dayInWords(payment.paidOn, books.today)}`}
          >
            {receiptOf(books, payment) ? (
              <MenuItem onAction={() => setOpened({ what: 'share', payment })}>
                {`Enviar justificante ${receiptOf(books, payment)!.number}`}
              </MenuItem>
            ) : (
              <MenuItem onAction={() => setOpened({ what: 'receipt', payment })}>Hacer justificante</MenuItem>
            )}
            <MenuItem onAction={() => setOpened({ what: 'files', payment })}>
              {payment.files.length > 0 ? `Archivos (${payment.files.length})` : 'Añadir archivo'}
            </MenuItem>
            <MenuItem onAction={() => setOpened({ what: 'reverse', payment })}>Anular pago</MenuItem>
          </MenuGroup>
        ))}
      </Menu>
      {parts && opened?.what === 'change' && (
        <parts.ChargeDialog books={books} account={account} charge={charge} onClose={close} />
      )}
      {parts && opened?.what === 'reverse' && (
        <parts.ReverseDialog
          payment={opened.payment}
          receipt={receiptOf(books, opened.payment)}
          onClose={close}
        />
      )}
      {parts && opened?.what === 'receipt' && (
        <parts.ReceiptDialog books={books} payment={opened.payment} onClose={close} />
      )}
      {parts && opened?.what === 'share' && (
        <parts.ShareDialog
          kind="receipt"
          account={account}
          receipt={receiptOf(books, opened.payment)!}
          onClose={close}
        />
      )}
      {parts && opened?.what === 'files' && <parts.PaymentFiles payment={opened.payment} onClose={close} />}
    </>
  )
}

const receiptOf = ({ receipts }: Books, payment: BookEntry) =>
  receipts.find(({ entryId }) => entryId === payment.id)
