import type { BookCharge, BookEntry } from '#contract/book-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { dayInWords } from './words.ts'

type EntryLineProps = { entry: BookEntry; charge: BookCharge; today: string }

/** A payment or a reversal, with who noted it and when. */
export function EntryLine({ entry, charge, today }: EntryLineProps) {
  const isReversed = charge.entries.some(({ reverses }) => reverses === entry.id)
  const what = entry.reverses ? 'Anulación' : METHOD_NAMES[entry.method]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1 text-xs text-ink-3 md:grid-cols-[minmax(0,1fr)_7.25rem_16.5rem] md:pl-4">
      <span>
        {what}, {dayInWords(entry.paidOn, today)}
        {isReversed && ' (anulado)'}
        {entry.note && `. ${entry.note}`}
        {`. Lo anotó ${entry.createdBy || 'una cuenta que ya no existe'} el ${dayInWords(dayInMadrid(new Date(entry.createdAt)), today)}`}
      </span>
      <span className={cx('num text-right', isReversed && 'line-through')}>{formatEuros(entry.amount)}</span>
    </li>
  )
}
