import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import type { BookReceipt, Books } from '#contract/book-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { shortDay } from '../../shared/words/spanish-dates.ts'
import { useBookDialogs } from './use-book-dialogs.ts'

/** A receipt with whom it is for, and whether they were sent it. */
export function ReceiptRow({ receipt, books }: { receipt: BookReceipt; books: Books }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const parts = useBookDialogs(isOpen, close)
  const account = books.accounts.find(({ id }) => id === receipt.accountId)
  const link = account?.links.find(({ receiptId }) => receiptId === receipt.id)
  const isSent = Boolean(link?.sentAt)
  return (
    <li className={ROW}>
      <b className="num font-strong max-md:hidden">{receipt.number}</b>
      <span className="num text-ink-2 max-md:hidden">{shortDay(receipt.issuedOn)}</span>
      <span className="min-w-0">
        <b className="block truncate font-strong">{receipt.client.name}</b>
        <small className="block truncate text-xs text-ink-2">
          <span className="md:hidden">{receipt.number} · </span>
          <i className="serif">{receipt.weddingName}</i> · {receipt.concept}
        </small>
      </span>
      <span className="num text-right text-ink-2 max-lg:hidden">{formatEuros(receipt.base)}</span>
      <span className="num text-right text-ink-2 max-lg:hidden">{formatEuros(receipt.vat)}</span>
      <b className="num text-right font-strong">{formatEuros(receipt.amount)}</b>
      <span
        className={cx(
          'inline-flex items-center gap-1.5 text-sm',
          isSent ? 'font-strong text-link' : 'text-ink-2',
        )}
      >
        <Icon of={isSent ? Check : Minus} size="sm" />
        {isSent ? 'Enviado' : 'Sin enviar'}
      </span>
      <Button variant="quiet" size="sm" onPress={() => setOpen(true)} className="justify-self-end">
        Ver o enviar<span className="sr-only"> {receipt.number}</span>
      </Button>
      {parts && isOpen && account && (
        <parts.ShareDialog kind="receipt" account={account} receipt={receipt} onClose={close} />
      )}
    </li>
  )
}

const ROW =
  'grid min-h-14 items-center gap-x-4 border-b border-line py-1.5 text-sm max-md:grid-cols-[minmax(0,1fr)_auto] max-lg:md:grid-cols-[6rem_4.5rem_minmax(0,1fr)_7rem_6.5rem_8rem] lg:grid-cols-[6.5rem_4.5rem_minmax(0,1fr)_7rem_6.5rem_7rem_7rem_8.5rem]'
