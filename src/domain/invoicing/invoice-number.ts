import { RECEIPT_SERIES } from '../books/receipts.ts'
import { INVOICE_NUMBER_MAX } from './invoices.ts'

const COUNT_WIDTH = 4

/** The series that invoices and corrections get unless their planner chooses others. */
export const USUAL_SERIES = { invoices: 'A', corrections: 'R' } as const

/** The characters of a series at most. */
export const SERIES_MAX = 6

/** Capital letters and figures, ended by a letter, so that the year after them is told apart. */
const SERIES = /^[A-Z0-9]{0,5}[A-Z]$/

/** Whether a series may be used: J is that of the receipts. */
export const isSeries = (series: string): boolean => SERIES.test(series) && series !== RECEIPT_SERIES

/** The number of an invoice: 'A27-0014', 'R27-0003'. Series count anew each year, without gaps. */
export const invoiceNumber = (series: string, year: number, count: number): string =>
  `${series}${String(year % 100).padStart(2, '0')}-${String(count).padStart(COUNT_WIDTH, '0')}`

/** Printable ASCII without the signs that the agency refuses: quotation marks, angle brackets and `=`. */
const NUMBER = /^(?!.*["'<>=])[\x20-\x7e]+$/

/** Whether the agency takes a number (Validaciones y errores 1.2.0, 3.1.3.1). */
export const isInvoiceNumber = (number: string): boolean =>
  number.length <= INVOICE_NUMBER_MAX && number.trim() === number && NUMBER.test(number)
