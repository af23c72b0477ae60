import { INVOICE_NUMBER_MAX } from './invoices.ts'

const COUNT_WIDTH = 4

/** The number of an invoice: '2027-0014', 'R2027-0003'. Series count anew each year, without gaps. */
export const invoiceNumber = (series: string, year: number, count: number): string =>
  `${series}${year}-${String(count).padStart(COUNT_WIDTH, '0')}`

/** Printable ASCII without the signs that the agency refuses: quotation marks, angle brackets and `=`. */
const NUMBER = /^(?!.*["'<>=])[\x20-\x7e]+$/

/** Whether the agency takes a number (Validaciones y errores 1.2.0, 3.1.3.1). */
export const isInvoiceNumber = (number: string): boolean =>
  number.length <= INVOICE_NUMBER_MAX && number.trim() === number && NUMBER.test(number)
