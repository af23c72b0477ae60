import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import type { BookReceipt, Books } from '#contract/book-rows.ts'
import { isWithin } from '#domain/books/periods.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { BigFigure } from './big-figure.tsx'
import { Quarters } from './quarters.tsx'
import { ReceiptRow } from './receipt-row.tsx'
import { bookDialogs, useBookDialogs } from './use-book-dialogs.ts'
import { YearSelect } from './year-select.tsx'

/** 'Justificantes': the receipts of a year, with what they add up to by quarter. */
export function ReceiptsTab({ books }: { books: Books }) {
  const [year, setYear] = useState(books.today.slice(0, 4))
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  const parts = useBookDialogs(isEditing, close)
  const [isSwitching, setSwitching] = useState(false)
  const stop = () => setSwitching(false)
  const invoicing = useBookDialogs(isSwitching, stop)
  const former = useLoadedPart(bookDialogs, books.hasLeftInvoicing)
  const ofYear = books.receipts.filter(({ issuedOn }) => isWithin(issuedOn, year))
  return (
    <>
      <div className="flex items-start gap-4 border-b border-line-strong py-4.5 max-md:flex-wrap">
        <Icon of={Info} className="mt-0.5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1 max-md:basis-2/3">
          <p className="font-strong">
            {books.hasLeftInvoicing ? 'Ya no emites facturas aquí' : 'Aquí todavía no salen facturas'}
          </p>
          <p className="max-w-160 text-sm text-ink-2">
            Un justificante dice que has cobrado; la factura la haces con tu programa o tu gestoría. Para
            sociedades, VERI*FACTU obliga desde el 1 de enero de 2027; para autónomos, desde el 1 de julio.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onPress={() => setEditing(true)}>
            Tus datos fiscales
          </Button>
          <Button onPress={() => setSwitching(true)}>
            {books.hasLeftInvoicing ? 'Volver a activar VERI*FACTU' : 'Activar VERI*FACTU'}
          </Button>
        </div>
      </div>
      <p className="-mb-5 pt-8 text-sm text-ink-2">Con justificante en {year}, con IVA</p>
      <BigFigure label={`Con justificante en ${year}`} cents={sumOf(ofYear)}>
        <YearSelect books={books} value={year} onChange={setYear} />
      </BigFigure>
      <Quarters year={year} today={books.today} papers={ofYear} />
      {ofYear.length > 0 ? (
        <ReceiptList receipts={ofYear} books={books} />
      ) : (
        <p className="mt-8 text-ink-3">
          En {year} no has hecho ninguno. Se hacen de un pago que ya has anotado.
        </p>
      )}
      {former && <former.FormerInvoices />}
      {invoicing && isSwitching && <invoicing.SwitchOnDialog issuer={books.issuer} onClose={stop} />}
      {parts && isEditing && <parts.IssuerDialog issuer={books.issuer} onClose={close} />}
    </>
  )
}

const sumOf = (receipts: readonly BookReceipt[]) => receipts.reduce((sum, { amount }) => sum + amount, 0)

function ReceiptList({ receipts, books }: { receipts: readonly BookReceipt[]; books: Books }) {
  return (
    <ul aria-label="Justificantes" className="border-t border-line-strong">
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} books={books} />
      ))}
    </ul>
  )
}
