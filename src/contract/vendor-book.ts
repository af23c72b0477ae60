import * as z from 'zod'
import {
  BOOK_VENDORS_AT_ONCE_MAX,
  BOOK_VENDORS_MAX,
  REMOVED_BOOK_VENDOR_DAYS,
} from '#domain/vendor-book/vendor-book.ts'
import { businessRoute, full, id } from './base.ts'
import { bookVendor, bookVendorFields, newBookVendor, vendorBook } from './book-vendors.ts'
import { BOOK_VENDOR_NOT_FOUND } from './shared-errors.ts'
import { vendorBookFiles } from './vendor-book-files.ts'

const some = z.object({ bookVendorIds: z.array(id).min(1).max(BOOK_VENDORS_AT_ONCE_MAX) })

const path = '/planner/vendor-book'
const tags = ['vendorBook']

/** An import of 500 vendors with their notes. */
const MANY_MAX_BYTES = 4 * 1024 * 1024

const TOO_MANY_BOOK_VENDORS = full(`A book has at most ${BOOK_VENDORS_MAX} vendors`)
const BOOK_COMPONENT_NOT_FOUND = { status: 422, message: 'The catalogue has no such component' } as const

export const vendorBookContract = {
  /** The book as the person sees it, with what was removed within the last days. */
  get: businessRoute('vendors')
    .route({ method: 'GET', path, tags, summary: "The vendors' book" })
    .output(vendorBook),

  /** Adds vendors, all or none. A repeated `id` changes nothing and answers with the one that exists. */
  add: businessRoute('vendors')
    .meta({ access: 'planner', business: 'vendors', maxBody: MANY_MAX_BYTES })
    .route({ method: 'POST', path, successStatus: 201, tags, summary: 'Add vendors to the book' })
    .input(z.object({ vendors: z.array(newBookVendor).min(1).max(BOOK_VENDORS_AT_ONCE_MAX) }))
    .output(z.array(bookVendor))
    .errors({ TOO_MANY_BOOK_VENDORS, BOOK_COMPONENT_NOT_FOUND }),

  /**
   * Changes the given fields only. `from` has them as they were shown: where another device has changed one of them
   * since, nothing changes. A private one is shared with `isPrivate: false`; a shared one stays shared.
   */
  update: businessRoute('vendors')
    .route({ method: 'PATCH', path: `${path}/{bookVendorId}`, tags, summary: 'Change a vendor of the book' })
    .input(
      z.object({
        bookVendorId: id,
        changes: z.object({ ...bookVendorFields, isPrivate: z.literal(false) }).partial(),
        from: z.object(bookVendor.shape).partial().default({}),
      }),
    )
    .output(bookVendor)
    .errors({
      BOOK_VENDOR_NOT_FOUND,
      BOOK_VENDOR_CHANGED: {
        status: 409,
        message: 'Another device has changed the same fields since',
        data: z.object({ stored: bookVendor }),
      },
      BOOK_COMPONENT_NOT_FOUND,
    }),

  /** Removes vendors, which can be brought back for `REMOVED_BOOK_VENDOR_DAYS`. Those that are not there change nothing. */
  remove: businessRoute('vendors')
    .route({
      method: 'POST',
      path: `${path}/removals`,
      tags,
      summary: `Remove vendors of the book, which can be brought back for ${REMOVED_BOOK_VENDOR_DAYS} days`,
    })
    .input(some)
    .output(some),

  /** Brings removed vendors back, all or none. */
  restore: businessRoute('vendors')
    .route({ method: 'POST', path: `${path}/restorings`, tags, summary: 'Bring vendors of the book back' })
    .input(some)
    .output(some)
    .errors({ TOO_MANY_BOOK_VENDORS }),

  files: vendorBookFiles,
}
