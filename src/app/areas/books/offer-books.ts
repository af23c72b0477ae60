import type { Books } from '#contract/book-rows.ts'
import type { Period } from '#domain/books/periods.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { booksToCsv, booksToXlsx } from './book-sheets.ts'

/** Hands out the movements of a period as a file. */
export const offerBooks = (books: Books, period: Period, format: 'csv' | 'xlsx') =>
  offerFile(
    {
      name: `cobros ${period}`,
      toCsv: () => booksToCsv(books, period),
      toXlsx: () => booksToXlsx(books, period),
    },
    format,
  )
