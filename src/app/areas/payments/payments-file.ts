import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import type { Payment } from '#domain/payments/payments.ts'
import { splitAmong } from '#domain/payments/shares.ts'
import { type SpreadsheetCell, toCsv } from '../../shared/spreadsheet/csv.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'
import { conceptOf, dueInWords, payerName } from './payment-words.ts'
import type { PaymentsRead } from './use-payments.ts'

type PaymentsTable = { read: PaymentsRead; couple: string }

const HEADINGS = [
  'Proveedor',
  'Concepto',
  'Estado',
  'Fecha',
  'Cuándo',
  'Quién paga',
  'Importe (€)',
  'Forma de pago',
  'Nota',
]

/** In characters. */
const COLUMN_WIDTHS = [32, 26, 12, 12, 26, 26, 14, 16, 36]

export const paymentsToCsv = (table: PaymentsTable): string => toCsv(paymentRows(table))

export const paymentsToXlsx = (table: PaymentsTable): Promise<ArrayBuffer> =>
  toXlsx({
    name: 'Pagos',
    rows: paymentRows(table),
    columnWidths: COLUMN_WIDTHS,
    numberFormat: '#,##0.00',
  })

/**
 * A row for the part of each payer: what was paid and what is left, vendor by vendor and then of those who are gone. Sums
 * by vendor and by payer come from a filter of their columns.
 */
export function paymentRows({ read, couple }: PaymentsTable): SpreadsheetCell[][] {
  const nameOf = (id: string | null) => payerName(id, read.payers, couple)
  const known = new Set(read.vendors.map(({ vendor }) => vendor.id))
  const paidRows = (payment: Payment, line: PaymentLine | undefined) =>
    payment.shares.map((share): SpreadsheetCell[] => [
      line?.vendorName || payment.vendorName,
      line ? conceptOf(line.instalment) : 'Pago',
      'Pagado',
      payment.paidOn,
      '',
      nameOf(share.payerId),
      share.cents / 100,
      payment.method ? METHOD_NAMES[payment.method] : '',
      payment.note ?? '',
    ])
  const openRows = (line: PaymentLine) =>
    splitAmong(line.leftCents, line.instalment?.shares ?? [], line.cents).map((share): SpreadsheetCell[] => [
      line.vendorName,
      conceptOf(line.instalment),
      'Por pagar',
      line.day ?? '',
      dueInWords(line) ?? '',
      nameOf(share.payerId),
      share.cents / 100,
      '',
      '',
    ])
  return [
    HEADINGS,
    ...read.vendors.flatMap(({ vendor, account }) => [
      ...read.payments
        .filter(({ vendorId }) => vendorId === vendor.id)
        .flatMap((payment) =>
          paidRows(
            payment,
            account.lines.find(({ instalment }) => instalment?.id === payment.instalmentId),
          ),
        ),
      ...account.lines.filter(({ leftCents }) => leftCents > 0).flatMap(openRows),
    ]),
    ...read.payments
      .filter(({ vendorId }) => !known.has(vendorId))
      .flatMap((one) => paidRows(one, undefined)),
  ]
}
