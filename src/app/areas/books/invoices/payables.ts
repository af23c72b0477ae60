import type { BookAccount, BookCharge, BookEntry, Books } from '#contract/book-rows.ts'
import type { InvoiceRow } from '#contract/invoicing-rows.ts'
import { remainingOf, standingPayments, stateOf } from '#domain/books/ledger.ts'
import { standingInvoices } from '#domain/invoicing/standing-invoices.ts'
import { dayInWords } from '../words.ts'

/** A charge that has no invoice yet. */
export type Payable = { account: BookAccount; charge: BookCharge }

/** The invoices that count, with what they correct. */
export const standing = (invoices: readonly InvoiceRow[]): InvoiceRow[] =>
  standingInvoices(invoices.map((invoice) => ({ ...invoice, corrects: invoice.correction })))

/** The charges without an invoice: those that are paid first, then by the day that they are due. */
export function payables({ accounts, today }: Books, invoices: readonly InvoiceRow[]): Payable[] {
  const sums = new Map<string, number>()
  for (const { chargeId, total } of standing(invoices))
    if (chargeId) sums.set(chargeId, (sums.get(chargeId) ?? 0) + total)
  const open = accounts.flatMap((account) =>
    account.charges
      .filter(({ id, isWithdrawn }) => !isWithdrawn && !sums.get(id))
      .map((charge) => ({ account, charge })),
  )
  const key = ({ account, charge }: Payable) => {
    const last = standingPayments(charge).at(-1)
    if (last && remainingOf(charge) === 0) return `0${invertedDay(last.paidOn)}`
    return `1${stateOf(charge, account.eventDate, today).due ?? '9999'}`
  }
  return open.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** Later days come first. */
const invertedDay = (day: string) => String(99_999_999 - Number(day.replaceAll('-', '')))

/** 'Último pago, cobrado hoy', 'Reserva, vencido'. */
export function payableWords({ account, charge }: Payable, today: string): string {
  const payments = standingPayments(charge) as BookEntry[]
  const at = stateOf(charge, account.eventDate, today)
  const last = payments.at(-1)
  if (at.state === 'paid' && last)
    return `${charge.concept}, cobrado ${last.paidOn === today ? 'hoy' : `el ${dayInWords(last.paidOn, today)}`}`
  if (last) return `${charge.concept}, cobrado en parte`
  if (at.state === 'overdue') return `${charge.concept}, vencido`
  return at.due ? `${charge.concept}, vence el ${dayInWords(at.due, today)}` : `${charge.concept}, sin fecha`
}
