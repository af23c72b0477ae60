import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookReceipt, Books } from '#contract/book-rows.ts'
import type { InvoiceRow, Invoicing } from '#contract/invoicing-rows.ts'
import { isWithin } from '#domain/books/periods.ts'
import { filedAmounts } from '#domain/invoicing/filed-amounts.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Select } from '#ui/fields/select.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { BigFigure } from '../big-figure.tsx'
import { Quarters } from '../quarters.tsx'
import { CertificateBanner } from './certificate-banner.tsx'
import { InvoiceLine } from './invoice-line.tsx'
import { INVOICE_COLUMNS } from './invoice-words.ts'
import { invoicingQuery } from './invoicing.queries.ts'
import { RegisterView } from './register-view.tsx'
import { StatusLine } from './status-line.tsx'

/** 'Facturas': the invoices of a year with their states, or the register of their records. */
export function InvoicesTab({ books }: { books: Books }) {
  const query = useQuery(invoicingQuery)
  const [isRegister, setRegister] = useState(false)
  const invoicing = query.data
  if (query.isError && !invoicing)
    return (
      <ErrorState
        title="No hemos podido cargar tus facturas."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="mt-8"
      />
    )
  if (!invoicing) return <SkeletonRows rows={6} className="mt-8" />
  return isRegister ? (
    <RegisterView invoicing={invoicing} onBack={() => setRegister(false)} />
  ) : (
    <YearOfInvoices books={books} invoicing={invoicing} onRegister={() => setRegister(true)} />
  )
}

type YearProps = { books: Books; invoicing: Invoicing; onRegister: () => void }

function YearOfInvoices({ books, invoicing, onRegister }: YearProps) {
  const { today, invoices } = invoicing
  const [year, setYear] = useState(today.slice(0, 4))
  const ofYear = invoices.filter(({ issuedOn }) => isWithin(issuedOn, year))
  const counted = filedAmounts(invoices).filter(({ issuedOn }) => isWithin(issuedOn, year))
  return (
    <>
      {invoicing.environment === 'test' && (
        <p className="border-b border-line py-3 text-sm text-ink-2">
          <b className="font-strong text-ink">Entorno de pruebas de Hacienda.</b> Lo que emitas aquí no tiene
          validez.
        </p>
      )}
      <CertificateBanner settings={invoicing.settings} today={today} />
      <p className="-mb-5 pt-8 text-sm text-ink-2">Facturado en {year}, con IVA</p>
      <BigFigure label={`Facturado en ${year}`} cents={counted.reduce((sum, { total }) => sum + total, 0)}>
        <Select
          label="Año"
          hideLabel
          options={yearsOf(invoices, books.receipts, today).map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
          className="w-26"
        />
      </BigFigure>
      <Quarters
        year={year}
        today={today}
        papers={counted.map(({ issuedOn, total, vat }) => ({ issuedOn, amount: total, vat }))}
      />
      <StatusLine invoicing={invoicing} onRegister={onRegister} />
      {ofYear.length > 0 ? (
        <>
          <div aria-hidden="true" className={`${INVOICE_COLUMNS} py-2.5 text-xs text-ink-3 max-md:hidden`}>
            <span>Número</span>
            <span>Fecha</span>
            <span>A nombre de</span>
            <span className="text-right max-lg:hidden">Base</span>
            <span className="text-right max-lg:hidden">IVA</span>
            <span className="text-right">Total</span>
            <span>Hacienda</span>
          </div>
          <ul aria-label="Facturas" className="border-t border-line">
            {ofYear.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} invoicing={invoicing} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-8 text-ink-3">En {year} no has emitido ninguna. Se emiten de un cobro.</p>
      )}
    </>
  )
}

/** This year and every other one with an invoice or a receipt, the newest first. */
function yearsOf(invoices: readonly InvoiceRow[], receipts: readonly BookReceipt[], today: string): string[] {
  const days = [today, ...[...invoices, ...receipts].map(({ issuedOn }) => issuedOn)]
  return [...new Set(days.map((day) => day.slice(0, 4)))].toSorted().toReversed()
}
