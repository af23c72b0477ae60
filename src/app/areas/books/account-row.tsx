import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { BookAccount, Books } from '#contract/book-rows.ts'
import { nextCharge, remainingOf, standingOf, stateOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountDetails } from './account-details.tsx'
import { Bar } from './book-ribbon.tsx'
import { COLUMNS } from './columns.ts'
import { daysAgo, whenDue } from './words.ts'

type AccountRowProps = { account: BookAccount; books: Books }

/** A wedding with what it owes; opened, charge by charge. One that is overdue starts open. */
export function AccountRow({ account, books }: AccountRowProps) {
  const { today } = books
  const { agreed, received, overdue, pending } = standingOf(account, today)
  const [isOpen, setOpen] = useState(overdue > 0)
  const words = `Cobrado ${formatEuros(received)}, vencido ${formatEuros(overdue)}, pendiente ${formatEuros(pending)}`
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-b border-line"
    >
      <summary
        className={cx(
          COLUMNS,
          'min-h-16.5 cursor-pointer list-none items-center focus-visible:-outline-offset-2 max-md:py-4 [&::-webkit-details-marker]:hidden',
        )}
      >
        <Icon
          of={ChevronRight}
          size="sm"
          className="text-ink-3 transition-transform duration-(--t-fast) group-open:rotate-90 max-md:row-start-1"
        />
        <span className="min-w-0 max-md:col-start-2">
          <b className="block truncate text-[1.375rem] leading-[1.1] font-normal tracking-[-.008em] italic serif">
            {account.weddingName}
          </b>
          <small className="text-xs text-ink-3">
            {account.eventDate ? dateInWords(account.eventDate) : 'Fecha por definir'}
            {account.weddingId === null && '. Ya no está entre tus bodas'}
          </small>
        </span>
        <span className="max-xl:hidden max-md:col-span-full max-md:col-start-2 max-md:block">
          {agreed > 0 && <Bar parts={{ received, overdue, pending }} label={words} className="h-2" />}
        </span>
        <span className="num text-right max-md:hidden">{agreed > 0 ? formatEuros(agreed) : '–'}</span>
        <span className="num text-right max-md:col-start-3 max-md:row-start-1">
          {agreed > 0 && <Owed cents={overdue + pending} />}
        </span>
        <span className="text-sm md:pl-5 max-md:col-span-full max-md:col-start-2">
          <Next account={account} today={today} />
        </span>
      </summary>
      {isOpen && <AccountDetails account={account} books={books} />}
    </details>
  )
}

const Owed = ({ cents }: { cents: number }) =>
  cents > 0 ? (
    <b className="font-strong">{formatEuros(cents)}</b>
  ) : (
    <span className="text-ink-3">{formatEuros(0)}</span>
  )

/** The next charge: overdue, due, or none left. */
function Next({ account, today }: { account: BookAccount; today: string }) {
  const next = nextCharge(account)
  if (!next)
    return account.charges.length === 0 ? (
      <span className="text-ink-3">Sin presupuesto</span>
    ) : (
      <span className="inline-flex items-center gap-1.5 font-strong text-link">
        <Icon of={Check} size="sm" />
        Todo cobrado
      </span>
    )
  const at = stateOf(next, account.eventDate, today)
  if (at.state === 'overdue')
    return (
      <span className="inline-flex items-center gap-1.5 font-strong text-danger">
        <Icon of={TriangleAlert} size="sm" />
        Venció {daysAgo(at.days)}
      </span>
    )
  return (
    <span className="num inline-flex items-center gap-1.5 text-ink-2">
      <Icon of={Clock} size="sm" />
      {formatEuros(remainingOf(next))}, {at.state === 'due' ? whenDue(at.due, at.days) : 'sin fecha'}
    </span>
  )
}
