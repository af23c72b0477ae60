import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import { type Period, periodName, quartersOf } from '#domain/books/periods.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { Popover } from '#ui/opening/popover.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { invoicesToCsv, invoicesToXlsx } from './invoice-sheets.ts'
import { invoicingQuery } from './invoicing.queries.ts'

/** Hands out the book of issued invoices of a year or a quarter. */
export function ExportInvoices({ books }: { books: Books }) {
  const { data } = useQuery(invoicingQuery)
  return data ? <ExportPopover books={books} invoicing={data} /> : null
}

function ExportPopover({ books, invoicing }: { books: Books; invoicing: Invoicing }) {
  const { today, invoices } = invoicing
  const [period, setPeriod] = useState<Period>(today.slice(0, 4))
  return (
    <Popover label="Exportar" trigger={<Button icon={Download}>Exportar</Button>} className="w-76">
      {(close) => {
        const take = (format: 'csv' | 'xlsx') => {
          close()
          const given = { books, invoices, period }
          const name = `facturas expedidas ${period}`
          const offer = { name, toCsv: () => invoicesToCsv(given), toXlsx: () => invoicesToXlsx(given) }
          void offerFile(offer, format)
        }
        return (
          <div className="grid gap-1 p-2">
            <Select
              label="Periodo"
              options={periodsOf(invoicing).map((value) => ({ value, label: periodName(value) }))}
              value={period}
              onChange={setPeriod}
              className="px-2 pt-1 pb-2"
            />
            <Format
              icon={FileSpreadsheet}
              name="Excel"
              line="Libro de facturas expedidas, ayuda para el modelo 303 y lo que queda por cobrar"
              onPress={() => take('xlsx')}
            />
            <Format
              icon={FileText}
              name="CSV"
              line="Punto y coma, coma decimal"
              onPress={() => take('csv')}
            />
          </div>
        )
      }}
    </Popover>
  )
}

type FormatProps = { icon: IconGlyph; name: string; line: string; onPress: () => void }

const Format = ({ icon, name, line, onPress }: FormatProps) => (
  <PlainButton
    onPress={onPress}
    className="flex items-start gap-2.5 rounded-control px-2.5 py-2.5 text-left hover:bg-surface-hover"
  >
    <Icon of={icon} className="mt-px" />
    <span>
      <span className="block text-ui">{name}</span>
      <small className="block text-xs text-ink-2">{line}</small>
    </span>
  </PlainButton>
)

function periodsOf({ today, invoices }: Invoicing): Period[] {
  const years = new Set([today, ...invoices.map(({ issuedOn }) => issuedOn)].map((day) => day.slice(0, 4)))
  return [...years]
    .toSorted()
    .toReversed()
    .flatMap((year) => [year, ...quartersOf(Number(year))])
}
