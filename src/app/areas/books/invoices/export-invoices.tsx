import { useQuery } from '@tanstack/react-query'
import type { Books } from '#contract/book-rows.ts'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { type Period, quartersOf } from '#domain/books/periods.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { PeriodPopover } from '../period-popover.tsx'
import { invoicesToCsv, invoicesToXlsx } from './invoice-sheets.ts'
import { invoicingQuery } from './invoicing.queries.ts'

/** Hands out the book of issued invoices of a year or a quarter. */
export function ExportInvoices({ books }: { books: Books }) {
  const { data } = useQuery(invoicingQuery)
  if (!data) return null
  const { today, invoices } = data
  return (
    <PeriodPopover
      periods={periodsOf(data)}
      first={today.slice(0, 4)}
      lines={{
        xlsx: 'Libro de facturas expedidas, ayuda para el modelo 303 y lo que queda por cobrar',
        csv: 'Punto y coma, coma decimal',
      }}
      onTake={(period, format) => {
        const given = { books, invoices, period }
        const name = `facturas expedidas ${period}`
        const offer = { name, toCsv: () => invoicesToCsv(given), toXlsx: () => invoicesToXlsx(given) }
        void offerFile(offer, format)
      }}
    />
  )
}

function periodsOf({ today, invoices }: Invoicing): Period[] {
  const years = new Set([today, ...invoices.map(({ issuedOn }) => issuedOn)].map((day) => day.slice(0, 4)))
  return [...years]
    .toSorted()
    .toReversed()
    .flatMap((year) => [year, ...quartersOf(Number(year))])
}
