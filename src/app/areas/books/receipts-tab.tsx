import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import type { BookReceipt, Books } from '#contract/book-rows.ts'
import { isWithin, quartersOf } from '#domain/books/periods.ts'
import { addShares } from '#domain/books/tax.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { BigFigure } from './big-figure.tsx'
import { ReceiptRow } from './receipt-row.tsx'
import { useBookDialogs } from './use-book-dialogs.ts'
import { YearSelect } from './year-select.tsx'

/** 'Justificantes': the receipts of a year, with what they add up to by quarter. */
export function ReceiptsTab({ books }: { books: Books }) {
  const [year, setYear] = useState(books.today.slice(0, 4))
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const parts = useBookDialogs(isEditing, close)
  const ofYear = books.receipts.filter(({ issuedOn }) => isWithin(issuedOn, year))
  return (
    <>
      <div className="flex items-start gap-4 border-b border-line-strong py-4.5 max-md:flex-wrap">
        <Icon of={Info} className="mt-0.5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <p className="font-strong">Un justificante dice que has cobrado</p>
          <p className="max-w-160 text-sm text-ink-2">
            Va numerado y con tu marca. El documento fiscal lo haces con tu programa o tu gestoría.
          </p>
        </div>
        <Button onPress={() => setEditing(true)}>Tus datos fiscales</Button>
      </div>
      <p className="-mb-5 pt-8 text-sm text-ink-2">Con justificante en {year}, con IVA</p>
      <BigFigure label={`Con justificante en ${year}`} cents={sumOf(ofYear)}>
        <YearSelect books={books} value={year} onChange={setYear} />
      </BigFigure>
      <Quarters year={year} today={books.today} receipts={ofYear} />
      {ofYear.length > 0 ? (
        <ReceiptList receipts={ofYear} books={books} />
      ) : (
        <p className="mt-8 text-ink-3">
          En {year} no has hecho ninguno. Se hacen de un pago que ya has anotado.
        </p>
      )}
      {parts && isEditing && <parts.IssuerDialog issuer={books.issuer} onClose={close} />}
    </>
  )
}

const sumOf = (receipts: readonly BookReceipt[]) => receipts.reduce((sum, { amount }) => sum + amount, 0)

const QUARTER_NAMES = ['Primer trimestre', 'Segundo', 'Tercero', 'Cuarto']

type QuartersProps = { year: string; today: string; receipts: readonly BookReceipt[] }

function Quarters({ year, today, receipts }: QuartersProps) {
  return (
    <dl className="mt-7 grid grid-cols-2 border-t border-line-strong md:grid-cols-4">
      {quartersOf(Number(year)).map((quarter, index) => {
        const own = receipts.filter(({ issuedOn }) => isWithin(issuedOn, quarter))
        const isNow = isWithin(today, quarter)
        return (
          <div key={quarter} className={QUARTER}>
            <dt className={cx('text-sm', isNow ? 'font-strong' : 'text-ink-2')}>
              {QUARTER_NAMES[index]}
              {isNow && ', hasta hoy'}
            </dt>
            <dd className="text-[1.375rem] leading-tight serif">{formatEuros(sumOf(own))}</dd>
            <dd className="num text-xs text-ink-2">IVA {formatEuros(addShares(own).vat)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const QUARTER =
  'border-line-strong px-5 py-3.5 not-first:border-l max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:first:pl-0'

function ReceiptList({ receipts, books }: { receipts: readonly BookReceipt[]; books: Books }) {
  return (
    <ul aria-label="Justificantes" className="border-t border-line-strong">
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} books={books} />
      ))}
    </ul>
  )
}
