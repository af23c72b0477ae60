import type { Books } from '#contract/book-rows.ts'
import { monthsOfYear, type Period, quartersOf } from '#domain/books/periods.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { type BookFormat, PeriodPopover } from './period-popover.tsx'
import { bookDialogs } from './use-book-dialogs.ts'
import { yearsOf } from './year-select.tsx'

/** Hands out what was received in a year, a quarter or a month, for the gestoría. */
export const ExportPopover = ({ books }: { books: Books }) => (
  <PeriodPopover
    periods={periodsOf(books)}
    first={books.today.slice(0, 4)}
    lines={{
      xlsx: 'Una hoja por boda y otra de totales',
      csv: 'Una línea por cobro, para tu gestoría',
    }}
    onTake={(period, format) => void offerAs(books, period, format)}
  />
)

/** The writers of files come with the dialogs. */
async function offerAs(books: Books, period: Period, format: BookFormat) {
  const parts = await bookDialogs.load().catch(() => null)
  if (parts) return parts.offerBooks(books, period, format)
  showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
    tone: 'failed',
  })
}

const periodsOf = (books: Books): Period[] =>
  yearsOf(books).flatMap((year) => [year, ...quartersOf(Number(year)), ...monthsOfYear(Number(year))])
