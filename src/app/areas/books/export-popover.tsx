import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import { monthsOfYear, type Period, periodName, quartersOf } from '#domain/books/periods.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { Popover } from '#ui/opening/popover.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { bookDialogs } from './use-book-dialogs.ts'
import { yearsOf } from './year-select.tsx'

/** Hands out what was received in a year, a quarter or a month, for the gestoría. */
export function ExportPopover({ books }: { books: Books }) {
  const [period, setPeriod] = useState<Period>(books.today.slice(0, 4))
  return (
    <Popover label="Exportar" trigger={<Button icon={Download}>Exportar</Button>} className="w-76">
      {(close) => {
        const take = (format: 'csv' | 'xlsx') => {
          close()
          void offerAs(books, period, format)
        }
        return (
          <div className="grid gap-1 p-2">
            <Select
              label="Periodo"
              options={periodsOf(books).map((value) => ({ value, label: periodName(value) }))}
              value={period}
              onChange={setPeriod}
              className="px-2 pt-1 pb-2"
            />
            <Format
              icon={FileSpreadsheet}
              name="Excel (.xlsx)"
              line="Una hoja por boda y otra de totales"
              onPress={() => take('xlsx')}
            />
            <Format
              icon={FileText}
              name="CSV"
              line="Una línea por cobro, para tu gestoría"
              onPress={() => take('csv')}
            />
          </div>
        )
      }}
    </Popover>
  )
}

/** The writers of files come with the dialogs. */
async function offerAs(books: Books, period: Period, format: 'csv' | 'xlsx') {
  const parts = await bookDialogs.load().catch(() => null)
  if (parts) return parts.offerBooks(books, period, format)
  showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
    tone: 'failed',
  })
}

type FormatProps = { icon: IconGlyph; name: string; line: string; onPress: () => void }

function Format({ icon, name, line, onPress }: FormatProps) {
  return (
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
}

const periodsOf = (books: Books): Period[] =>
  yearsOf(books).flatMap((year) => [year, ...quartersOf(Number(year)), ...monthsOfYear(Number(year))])
