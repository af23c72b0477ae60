import * as z from 'zod'
import { LIMITS } from '#domain/operation/limits.ts'
import { REMOVED_BOOK_VENDOR_DAYS } from '#domain/vendor-book/vendor-book.ts'
import { businessRoute, id, instant, text } from './base.ts'
import { BOOK_FILES_FULL, FILE_NOT_FOUND, filesFromWedding, TOO_MANY_FILES } from './book-file-copies.ts'
import { itemFile } from './item-files.ts'
import { BOOK_VENDOR_NOT_FOUND } from './shared-errors.ts'

const path = '/planner/vendor-book/{targetId}/files'
const tags = ['vendorBook']
const place = z.object({ targetId: id })
const file = place.extend({ fileId: id })

const FILE_EXISTS = { status: 409, message: 'The vendor has a file of that name' } as const

/** The files of a vendor of the book, which no couple sees. Uploading is not here: see `planner-uploads.ts`. */
export const vendorBookFiles = {
  /** Newest first, at most 100. */
  list: businessRoute('vendors')
    .route({ method: 'GET', path, tags, summary: 'The files of a vendor of the book' })
    .input(place)
    .output(z.array(itemFile).max(LIMITS.vendor.files))
    .errors({ BOOK_VENDOR_NOT_FOUND }),

  /** A signed link that downloads the file under its own name, valid for 3600 s and as long as the person sees the book. */
  link: businessRoute('vendors')
    .route({
      method: 'GET',
      path: `${path}/{fileId}/link`,
      tags,
      summary: 'A link that downloads a file of the book',
    })
    .input(file)
    .output(z.object({ url: z.string(), expiresAt: instant }))
    .errors({ FILE_NOT_FOUND }),

  /**
   * Gives a file another name, whose ending stays as it was. `from` is the name that was shown: where it has another one
   * since, nothing changes.
   */
  rename: businessRoute('vendors')
    .route({ method: 'PATCH', path: `${path}/{fileId}`, tags, summary: 'Rename a file of the book' })
    .input(file.extend({ name: text.min(1).max(1000), from: z.string() }))
    .output(itemFile)
    .errors({
      FILE_NOT_FOUND,
      FILE_EXISTS,
      FILE_NAMELESS: { status: 422, message: 'Nothing is left of the name' },
      FILE_RENAMED: {
        status: 409,
        message: 'The file has another name since',
        data: z.object({ name: z.string() }),
      },
    }),

  /** Removes a file, which can be brought back for `REMOVED_BOOK_VENDOR_DAYS`. */
  remove: businessRoute('vendors')
    .route({
      method: 'DELETE',
      path: `${path}/{fileId}`,
      tags,
      summary: `Remove a file of the book, which can be brought back for ${REMOVED_BOOK_VENDOR_DAYS} days`,
    })
    .input(file)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ FILE_NOT_FOUND }),

  /** Brings a removed file back; it gets a number where another one has its name by now. */
  restore: businessRoute('vendors')
    .route({
      method: 'POST',
      path: `${path}/{fileId}/restorings`,
      tags,
      summary: 'Bring a file of the book back',
    })
    .input(file)
    .output(itemFile)
    .errors({ FILE_NOT_FOUND, TOO_MANY_FILES, BOOK_FILES_FULL }),

  fromWedding: filesFromWedding,
}
