import { readSheet, type SheetVendor } from '../budget/sheet/sheet-rows.ts'
import { type SheetTable, tableOf } from '../budget/sheet/sheet-table.ts'
import { BUILT_IN_COMPONENTS } from '../catalogue/built-in-components.ts'
import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { cleanLine } from '../text/clean-text.ts'
import { VENDOR_EMAIL_MAX, VENDOR_PHONE_MAX } from '../vendors/vendors.ts'
import type { Interpreted } from './as-guests.ts'
import { currenciesOf, isMoney } from './budget-currencies.ts'
import { withoutCurrency } from './currencies.ts'
import type { Page } from './file-content.ts'
import type { PartContent } from './imports.ts'
import { gathered, isWrittenRow, type RowOut, unreadColumns } from './left-out.ts'
import { withPartialPayments } from './partial-payments.ts'

const PHONE =
  /^(?:telefono|telefonos?|tel|tlf|tfno|movil|whatsapp|phone|phone number|mobile|telefon|telemovel|telephone)\b/
const EMAIL = /^(?:e ?mail|mail|correo|correu|email address|courriel)\b/

/**
 * The vendors of a page with their money. Amounts in the currency of most of them are read, whose code is told; a row
 * in another one stays out: it is not the same number of the first.
 */
export function asBudget({ rows }: Page): Interpreted<Extract<PartContent, { kind: 'budget' }>> {
  const whole = tableOf(rows)
  const { table, columns: parts } = withPartialPayments(whole)
  const { currency, foreign } = currenciesOf(table)
  const readable = table.rows.map((cells, index) => {
    if (foreign.has(index)) return []
    return cells.map((cell, column) => (isMoney(table, column) ? withoutCurrency(cell) : cell))
  })
  const { vendors, out } = readSheet({ ...table, rows: readable }, BUILT_IN_COMPONENTS)
  const rowsOut: RowOut[] = [
    ...[...foreign].map(([index, name]) => ({ reason: 'currency' as const, row: index + 1, name })),
    ...out.map(({ row, reason, cell = null }) => ({ reason, row, cell })),
    ...aboveHeader(table),
  ]
  const contact = contactsOf(table)
  return {
    content: {
      kind: 'budget',
      currency,
      vendors: vendors.map((vendor: SheetVendor) => ({
        ...vendor,
        ...contact.of(rows[vendor.row - 1] ?? []),
      })),
    },
    leftOut: [
      ...gathered(rowsOut),
      ...unreadColumns(
        table.rows,
        table.headerRow,
        (column) =>
          (table.columns[column] ?? null) !== null ||
          parts.includes(column) ||
          contact.columns.includes(column),
      ),
    ],
  }
}

/** Amounts above the headings, as a sheet says what there is in all. */
const aboveHeader = ({ rows, headerRow }: SheetTable): RowOut[] =>
  rows.flatMap((cells, index) =>
    index < (headerRow ?? 0) && isWrittenRow(cells) && cells.some((cell) => /\d/.test(cell))
      ? [{ reason: 'title' as const, row: index + 1 }]
      : [],
  )

function contactsOf({ rows, headerRow }: SheetTable) {
  const headings = headerRow === null ? [] : rows[headerRow]!.map(foldHeading)
  const phoneAt = headings.findIndex((heading) => PHONE.test(heading))
  const emailAt = headings.findIndex((heading) => EMAIL.test(heading))
  const of = (cells: readonly string[]) => {
    const phone = cleanLine(cells[phoneAt] ?? '')
    const email = cleanLine(cells[emailAt] ?? '')
    return {
      phone: phone !== '' && phone.length <= VENDOR_PHONE_MAX ? phone : null,
      email: email.includes('@') && email.length <= VENDOR_EMAIL_MAX ? email : null,
    }
  }
  return { of, columns: [phoneAt, emailAt] }
}
