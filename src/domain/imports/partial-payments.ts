import { amountOfCell } from '../budget/sheet/sheet-cells.ts'
import type { SheetTable } from '../budget/sheet/sheet-table.ts'
import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { cleanLine } from '../text/clean-text.ts'

/** 'Pago 1', '2º pago', 'Primer plazo', 'Payment 3': a part of what is paid. */
const PART =
  /^(?:pago|plazo|cuota|entrega|payment|instal?lment|pagament|termini) ?\d{1,2}$|^\d{1,2} ?(?:er|ero|o|a|st|nd|rd|th)? (?:pago|plazo|cuota|entrega|payment|instal?lment|pagament)$|^(?:primer|primera|segundo|segunda|tercer|tercera|cuarto|cuarta|ultimo|ultima|first|second|third|final|last) (?:pago|plazo|cuota|entrega|payment|instal?lment|pagament)$/

/** A heading of a first payment, which is a part of its own. */
const DEPOSIT = /^(?:senal|anticipo|deposito|reserva|deposit|deposit paid|a cuenta|paga i senyal|bestreta)$/

/** 'Fecha', 'Fecha pago 1', 'Paid on': the day of the part that stands before it. */
const DAY_OF_PART =
  /^(?:fecha|data|date|dia|vencimiento|venciment|vence|paid on|due on|due date)(?: (?:del? )?(?:pago|cobro|plazo|cuota|payment|instal?lment|pagament|senal|anticipo|deposit))? ?\d{0,2}$/

/**
 * A budget whose payments stand in columns of their own: their sum is what is paid, and each is told in the notes, with
 * its day where one stands beside it. Parts that
 * make up the whole cost of every row with nothing pending beside them may be a plan, and are told alone.
 */
export function withPartialPayments(table: SheetTable): { table: SheetTable; columns: number[] } {
  const { rows, headerRow, columns } = table
  const headings = headerRow === null ? [] : rows[headerRow]!
  const parts = headings.flatMap((heading, at) => (columns[at] === null && isPart(heading) ? [at] : []))
  const paid = columns.indexOf('paid')
  const isTotal = paid >= 0 && !DEPOSIT.test(foldHeading(headings[paid] ?? ''))
  if (parts.length === 0) return { table, columns: [] }
  const summed = paid >= 0 && !isTotal ? [paid, ...parts] : parts
  const dayOf = (at: number): number | null => {
    const isDay = columns[at + 1] === null && DAY_OF_PART.test(foldHeading(headings[at + 1] ?? ''))
    return isDay ? at + 1 : null
  }
  const days = summed.flatMap((at) => dayOf(at) ?? [])
  const isPlan = columns.indexOf('due') < 0 && isWholeCost(table, summed)
  const notes = columns.indexOf('notes')
  const width = columns.length
  const read = rows.map((cells, index) => {
    if (index <= headerRow!) return cells
    const told = summed.flatMap((at) => {
      const day = dayOf(at)
      return wordsOf(headings[at]!, cells[at] ?? '', day === null ? '' : (cells[day] ?? ''))
    })
    const before = notes < 0 ? '' : (cells[notes] ?? '')
    const padded = Array.from({ length: width }, (_, at) => cells[at] ?? '')
    return [
      ...padded,
      sumOf(summed.map((at) => cells[at] ?? '')),
      [before, ...told].filter(Boolean).join('\n'),
    ]
  })
  const fields = columns.map((field, at) => {
    const isReplaced = field === 'notes' || (at === paid && !isTotal)
    return isReplaced ? null : field
  })
  const counts = !isTotal && !isPlan
  return {
    table: { rows: read, headerRow, columns: [...fields, counts ? 'paid' : null, 'notes'] },
    columns: [...summed, ...days, ...(notes < 0 ? [] : [notes])],
  }
}

const isPart = (heading: string): boolean => PART.test(foldHeading(heading).replace(/[ºª]/g, ''))

const centsOf = (cell: string): number => {
  const amount = amountOfCell(cell)
  return amount.kind === 'cents' ? amount.cents : 0
}

/** The sum of cells as a cell; the first that is no amount stands for all, and is told. */
function sumOf(cells: readonly string[]): string {
  const wrong = cells.find((cell) => ['negative', 'unreadable'].includes(amountOfCell(cell).kind))
  if (wrong !== undefined) return wrong
  const cents = cells.reduce((sum, cell) => sum + centsOf(cell), 0)
  return cents === 0 ? '' : `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** `Pago 1: 2.000 € (12/05/2027)`. */
function wordsOf(heading: string, cell: string, day: string): string[] {
  if (cell.trim() === '') return []
  const when = day.trim() === '' ? '' : ` (${cleanLine(day)})`
  return [`${cleanLine(heading)}: ${cleanLine(cell)}${when}`]
}

function isWholeCost({ rows, headerRow, columns }: SheetTable, parts: readonly number[]): boolean {
  const cost = columns.indexOf('cost')
  const priced = rows.slice(headerRow! + 1).filter((cells) => centsOf(cells[cost] ?? '') > 0)
  return (
    priced.length > 0 &&
    priced.every(
      (cells) => parts.reduce((sum, at) => sum + centsOf(cells[at] ?? ''), 0) === centsOf(cells[cost] ?? ''),
    )
  )
}
