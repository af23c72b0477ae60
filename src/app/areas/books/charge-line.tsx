import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { BookAccount, BookCharge, Books } from '#contract/book-rows.ts'
import { lineOf, paidOf, remainingOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ChargeMenu } from './charge-menu.tsx'
import { EntryLine } from './entry-line.tsx'
import { RemindButton } from './remind-button.tsx'
import { useBookDialogs } from './use-book-dialogs.ts'
import { chargeWords } from './words.ts'

type ChargeLineProps = { charge: BookCharge; account: BookAccount; books: Books }

/** A charge: what, when, how much, and its payments where the line alone does not say all of them. */
export function ChargeLine({ charge, account, books }: ChargeLineProps) {
  const [isPaying, setPaying] = useState(false)
  const close = () => setPaying(false)
  const parts = useBookDialogs(isPaying, close)
  const open = remainingOf(charge)
  const hasStory = charge.entries.length > 1 || (charge.entries.length === 1 && open > 0)
  return (
    <li className="border-t border-dashed border-line first:border-t-0">
      <div className={LINE}>
        <b className={cx('font-strong text-ink', charge.isWithdrawn && 'line-through')}>{charge.concept}</b>
        <span className="max-md:col-span-full">{chargeWords(charge, account, books.today)}</span>
        <span className="num text-right text-ink max-md:col-start-2 max-md:row-start-1">
          {formatEuros(charge.isWithdrawn ? paidOf(charge) : lineOf(charge).payable)}
        </span>
        <span className="flex items-center gap-1.5 md:pl-5 max-md:col-span-full max-md:mt-1">
          {open > 0 ? (
            <>
              <Button size="sm" onPress={() => setPaying(true)}>
                Anotar pago
              </Button>
              <RemindButton account={account} />
            </>
          ) : (
            !charge.isWithdrawn && (
              <span className="inline-flex items-center gap-1.5 font-strong text-link">
                <Icon of={Check} size="sm" />
                Pagado
              </span>
            )
          )}
          <span className="ml-auto">
            <ChargeMenu charge={charge} account={account} books={books} />
          </span>
        </span>
      </div>
      {hasStory && (
        <ul aria-label={`Pagos de ${charge.concept}`} className="pb-2">
          {charge.entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} charge={charge} today={books.today} />
          ))}
        </ul>
      )}
      {parts && isPaying && (
        <parts.PaymentDialog charge={charge} account={account} today={books.today} onClose={close} />
      )}
    </li>
  )
}

const LINE =
  'grid min-h-11.5 items-center gap-x-4 text-sm text-ink-2 md:grid-cols-[minmax(0,12.5rem)_minmax(0,1fr)_7.25rem_16.5rem] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3'
