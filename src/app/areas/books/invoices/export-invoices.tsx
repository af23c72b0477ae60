import { useQuery } from '@tanstack/react-query'
import FileCode from 'lucide-react/icons/file-code'
import type { Books } from '#contract/book-rows.ts'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { isWithin, type Period, quartersOf } from '#domain/books/periods.ts'
import { businessDownload } from '../../../shared/files/business-download.ts'
import { startDownload } from '../../../shared/files/start-download.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { FormatChoice, PeriodPopover } from '../period-popover.tsx'
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
    >
      {(period, close) => <FacturaeFormat {...{ invoicing: data, period }} onTaken={close} />}
    </PeriodPopover>
  )
}

type FacturaeFormatProps = { invoicing: Invoicing; period: Period; onTaken: () => void }

/** The invoices of a period as Facturae, in a ZIP. */
function FacturaeFormat({ invoicing: { invoices, settings }, period, onTaken }: FacturaeFormatProps) {
  const own = invoices.filter(({ issuedOn }) => isWithin(issuedOn, period))
  const whole = own.filter(({ facturaeProblem }) => !facturaeProblem)
  const sign = settings?.canSign ? 'Firmadas con tu certificado' : 'Sin firmar'
  const left = own.length - whole.length
  return (
    <FormatChoice
      icon={FileCode}
      name="Facturae 3.2.2 (.zip)"
      line={
        whole.length === 0
          ? 'Ninguna de este periodo lleva los datos que pide'
          : `${sign}${left > 0 ? `; ${left} de ${own.length} no llevan los datos que pide` : ''}`
      }
      isDisabled={whole.length === 0}
      onPress={() => {
        onTaken()
        startDownload(businessDownload(`/api/planner/invoicing/facturae/${period}`))
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
