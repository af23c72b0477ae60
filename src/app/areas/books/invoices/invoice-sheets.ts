import type { Books } from '#contract/book-rows.ts'
import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { remainingOf } from '#domain/books/ledger.ts'
import { isWithin, type Period, periodName, quartersOf } from '#domain/books/periods.ts'
import { type FiledAmount, filedAmounts } from '#domain/invoicing/filed-amounts.ts'
import { type SpreadsheetCell, toCsv } from '../../../shared/spreadsheet/csv.ts'
import { toWorkbook } from '../../../shared/spreadsheet/xlsx.ts'
import { toldOf } from './invoice-words.ts'
import { standing } from './payables.ts'

type Given = { books: Books; invoices: readonly InvoiceRow[]; period: Period }

const HEADINGS = [
  ...[
    'Número',
    'Fecha',
    'Tipo',
    'A nombre de',
    'NIF',
    'Boda',
    'Concepto',
    'Base (€)',
    'IVA (%)',
    'Cuota (€)',
  ],
  ...['Total (€)', 'IRPF (%)', 'IRPF (€)', 'A cobrar (€)', 'Sin cobrar (€)', 'Rectifica', 'Hacienda'],
  ...['Base que cuenta (€)', 'Cuota que cuenta (€)'],
]

/** In characters. */
const WIDTHS = [12, 12, 8, 28, 12, 24, 36, 12, 8, 12, 12, 8, 12, 12, 14, 14, 20, 18, 18]
const EUROS = '#,##0.00'

/** The book of issued invoices: all of a period in the order of their numbers, those that were cancelled too. */
export const invoicesToCsv = (given: Given): string => toCsv([HEADINGS, ...linesOf(given)])

/** The same as a workbook, with the sums that go into form 303 and what is still to be paid. */
export function invoicesToXlsx(given: Given): Promise<ArrayBuffer> {
  const formats = { numberFormat: EUROS }
  return toWorkbook([
    { name: 'Facturas expedidas', rows: [HEADINGS, ...linesOf(given)], columnWidths: WIDTHS, ...formats },
    { name: 'Ayuda modelo 303', rows: form303(given), columnWidths: [34, ...Array(10).fill(14)], ...formats },
    { name: 'Sin cobrar', rows: unpaidRows(given), columnWidths: [12, 12, 28, 24, 14], ...formats },
  ])
}

const within = ({ invoices, period }: Given) =>
  invoices.filter(({ issuedOn }) => isWithin(issuedOn, period)).toReversed()

function linesOf(given: Given): SpreadsheetCell[][] {
  const queue = { waiting: 0, sendsAt: null, failures: 0, refusal: null }
  const filed = new Map(filedAmounts(given.invoices).map((amount) => [amount.number, amount]))
  return within(given).map((invoice) => [
    ...[invoice.number, invoice.issuedOn, invoice.type, invoice.recipient?.name ?? ''],
    ...[invoice.recipient?.nif ?? '', invoice.weddingName, invoice.concept],
    ...[euros(invoice.base), invoice.vatRates[0] ?? 0, euros(invoice.vat), euros(invoice.total)],
    ...[invoice.irpfRate, euros(invoice.irpf), euros(invoice.total - invoice.irpf)],
    ...[euros(unpaidOf(given, invoice)), invoice.correction?.number ?? ''],
    invoice.state === 'waiting' ? 'Por enviar' : toldOf(invoice.state, queue, 0).words,
    ...[euros(filed.get(invoice.number)?.base ?? 0), euros(filed.get(invoice.number)?.vat ?? 0)],
  ])
}

/** The sum of an invoice's charge that was not paid yet; a correction has none of its own. */
function unpaidOf({ books, invoices }: Given, { chargeId, correction, number }: InvoiceRow): number {
  const counts = standing(invoices).some((one) => one.number === number)
  if (!chargeId || !counts || correction?.method === 'difference') return 0
  const charge = books.accounts.flatMap(({ charges }) => charges).find(({ id }) => id === chargeId)
  return charge ? remainingOf(charge) : 0
}

/** The boxes of form 303 by rate: base and quota, then those of corrections. */
const BOXES: readonly [name: string, rate: number][] = [
  ['4\u00a0% (casillas 01 y 03)', 4],
  ['10\u00a0% (casillas 04 y 06)', 10],
  ['21\u00a0% (casillas 07 y 09)', 21],
  ['Exentas', 0],
]

/** Base and quota of each quarter of the period's year. It helps to fill the form in, and advises nothing. */
function form303({ invoices, period }: Given): SpreadsheetCell[][] {
  const quarters = quartersOf(Number(period.slice(0, 4)))
  const filed = filedAmounts(invoices)
  const row = (name: string, matches: (amount: FiledAmount) => boolean): SpreadsheetCell[] => [
    name,
    ...quarters.flatMap((quarter) => {
      const own = filed.filter((amount) => isWithin(amount.issuedOn, quarter) && matches(amount))
      return [sumOf(own, 'base'), sumOf(own, 'vat')].map(euros)
    }),
  ]
  return [
    ['Trimestre', ...quarters.flatMap((quarter) => [`${periodName(quarter)}, base`, 'Cuota'])],
    ...BOXES.map(([name, rate]) => row(name, (amount) => amount.vatRate === rate)),
    row('Modificación (casillas 14 y 15)', ({ vatRate }) => vatRate === null),
    row('Total', () => true),
    [
      'Una rectificativa cuenta en el trimestre en que se emite, por lo que cambia. Lo anulado no cuenta en el suyo.',
    ],
    ['Es una ayuda para rellenar el modelo, no un asesoramiento. Consulta a tu gestoría.'],
  ]
}

function unpaidRows(given: Given): SpreadsheetCell[][] {
  const open = standing(given.invoices)
    .map((invoice) => ({ invoice, unpaid: unpaidOf(given, invoice) }))
    .filter(({ unpaid }) => unpaid > 0)
    .toReversed()
  return [
    ['Número', 'Fecha', 'A nombre de', 'Boda', 'Sin cobrar (€)'],
    ...open.map(({ invoice, unpaid }) => [
      ...[invoice.number, invoice.issuedOn, invoice.recipient?.name ?? '', invoice.weddingName],
      euros(unpaid),
    ]),
    ['Total', '', '', '', euros(open.reduce((sum, { unpaid }) => sum + unpaid, 0))],
  ]
}

const sumOf = (amounts: readonly FiledAmount[], part: 'base' | 'vat') =>
  amounts.reduce((sum, amount) => sum + amount[part], 0)

const euros = (cents: number) => cents / 100
