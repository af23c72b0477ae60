import type { BookAccount, Books } from '#contract/book-rows.ts'
import { type Movement, movementsOf, standingOf, totalsOf } from '#domain/books/ledger.ts'
import { isWithin, type Period, periodName } from '#domain/books/periods.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { type SpreadsheetCell, toCsv } from '../../shared/spreadsheet/csv.ts'
import { toWorkbook } from '../../shared/spreadsheet/xlsx.ts'

const HEADINGS = [
  ...['Fecha', 'Boda', 'Concepto', 'A nombre de', 'NIF', 'Base (€)', 'IVA (%)', 'IVA (€)', 'IRPF (%)'],
  ...['IRPF (€)', 'Cobrado (€)', 'Forma de pago', 'Justificante', 'Nota'],
]

/** In characters. */
const WIDTHS = [12, 28, 28, 28, 12, 12, 8, 12, 8, 12, 14, 16, 14, 40]

/** The payments of a period, an entry a line; reversals are negative. */
export const booksToCsv = (books: Books, period: Period): string =>
  toCsv([HEADINGS, ...linesOf(books, movementsWithin(books.accounts, period))])

/** The same as a workbook: the totals first, then a sheet for each wedding with a movement. */
export function booksToXlsx(books: Books, period: Period): Promise<ArrayBuffer> {
  const names = new Set<string>(['Totales'])
  const ofWeddings = books.accounts.flatMap((account) => {
    const movements = movementsWithin([account], period)
    if (movements.length === 0) return []
    const rows = [HEADINGS, ...linesOf(books, movements), totalLine('Total', movements)]
    return [{ name: sheetName(account.weddingName, names), rows, columnWidths: WIDTHS, numberFormat: EUROS }]
  })
  const totals = { name: 'Totales', rows: totalRows(books, period), columnWidths: TOTAL_WIDTHS }
  return toWorkbook([{ ...totals, numberFormat: EUROS }, ...ofWeddings])
}

const EUROS = '#,##0.00'
const TOTAL_WIDTHS = [32, 14, 14, 14, 14, 14, 14]

const movementsWithin = (accounts: readonly BookAccount[], period: Period) =>
  movementsOf(accounts).filter(({ entry }) => isWithin(entry.paidOn, period))

function linesOf({ receipts }: Books, movements: readonly Movement<BookAccount>[]): SpreadsheetCell[][] {
  return movements.map(({ account, charge, entry }) => [
    ...[entry.paidOn, account.weddingName, charge.concept],
    ...[account.client.name ?? '', account.client.nif ?? ''],
    ...[euros(entry.base), entry.vatRate, euros(entry.vat), entry.irpfRate, euros(entry.irpf)],
    ...[euros(entry.amount), entry.reverses ? 'Anulación' : METHOD_NAMES[entry.method]],
    ...[receipts.find(({ entryId }) => entryId === entry.id)?.number ?? '', entry.note ?? ''],
  ])
}

function totalLine(name: string, movements: readonly Movement<BookAccount>[]): SpreadsheetCell[] {
  const { base, vat, irpf, amount } = totalsOf(movements.map(({ entry }) => entry))
  return [name, '', '', '', '', euros(base), '', euros(vat), '', euros(irpf), euros(amount), '', '', '']
}

/** A line for each wedding: what was received in the period, and what it owes today. */
function totalRows({ accounts, today }: Books, period: Period): SpreadsheetCell[][] {
  const rows = accounts
    .filter(({ charges }) => charges.length > 0)
    .map((account) => {
      const { base, vat, irpf, amount } = totalsOf(
        movementsWithin([account], period).map(({ entry }) => entry),
      )
      const { overdue, pending } = standingOf(account, today)
      return { name: account.weddingName, cents: [base, vat, irpf, amount, overdue, pending] }
    })
  const sums = [0, 1, 2, 3, 4, 5].map((column) => rows.reduce((sum, { cents }) => sum + cents[column]!, 0))
  return [
    ['Boda', 'Base (€)', 'IVA (€)', 'IRPF (€)', 'Cobrado (€)', 'Vencido hoy (€)', 'Pendiente hoy (€)'],
    ...rows.map(({ name, cents }) => [name, ...cents.map(euros)]),
    [`Total, ${periodName(period)}`, ...sums.map(euros)],
  ]
}

/** A number with two decimals at most, which a spreadsheet shows as it is. */
const euros = (cents: number) => cents / 100

/** Names of sheets as Excel takes them, each once: 31 characters without `: \ / ? * [ ]`. */
function sheetName(name: string, taken: Set<string>): string {
  const clean =
    name
      .replace(/[:\\/?*[\]]/g, ' ')
      .slice(0, 31)
      .trim() || 'Boda'
  let free = clean
  for (let count = 2; taken.has(free); count += 1) free = `${clean.slice(0, 27)} (${count})`
  taken.add(free)
  return free
}
