/** The series of everything that proves a payment. */
export const RECEIPT_SERIES = 'J'

/** Days that the link of a statement or a receipt opens, unless it is renewed. */
export const BOOK_LINK_DAYS = 90

export const BOOK_LINK_KINDS = ['statement', 'receipt'] as const
export type BookLinkKind = (typeof BOOK_LINK_KINDS)[number]

/** `J26-0014`: the series, the year and the number in it. */
export const receiptNumber = (year: number, number: number): string =>
  `${RECEIPT_SERIES}${String(year % 100).padStart(2, '0')}-${String(number).padStart(4, '0')}`

/** The person or company that a receipt is from or for, as it stood on the day it was made. */
export type Party = {
  name: string
  nif: string | null
  address: string | null
  postalCode: string | null
  city: string | null
}

/** `Calle Feria, 12, 41003 Sevilla`; blank without an address. */
export const addressInLine = ({ address, postalCode, city }: Party): string =>
  [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** This is where a link of the books begins. */
export const BOOK_LINK_PATH = '/cuentas/'

/** The reference that a couple puts on a transfer, so that it is found again among the movements of a bank: `AZ-1F3C9A`. */
export const accountReference = (accountId: string): string => `AZ-${accountId.slice(-6).toUpperCase()}`
