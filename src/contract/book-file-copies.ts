import * as z from 'zod'
import { LIMITS } from '#domain/operation/limits.ts'
import { BOOK_FILES_AT_ONCE_MAX, BOOK_FILES_MAX_BYTES } from '#domain/vendor-book/vendor-book.ts'
import { id, memberRoute, weddingPath } from './base.ts'
import { itemFile } from './item-files.ts'
import {
  AGENCY_NOT_FOUND,
  BOOK_VENDOR_NOT_FOUND,
  BUSINESS_CLOSED,
  PLANNERS_ONLY,
  VENDOR_NOT_FOUND,
} from './shared-errors.ts'

export const FILE_NOT_FOUND = { status: 404, message: 'There is no such file' } as const
export const TOO_MANY_FILES = {
  status: 409,
  message: `A vendor has at most ${LIMITS.vendor.files} files`,
  data: z.object({ max: z.int() }),
} as const
export const BOOK_FILES_FULL = {
  status: 409,
  message: `The files of a book have at most ${BOOK_FILES_MAX_BYTES} bytes`,
  data: z.object({ maxBytes: z.int() }),
} as const

/**
 * Copies files of a vendor of a wedding to one of the book, as files of its own. Those that were copied before change
 * nothing.
 */
export const filesFromWedding = memberRoute('vendors', 'view')
  .meta({
    access: 'member',
    guard: { section: 'vendors', need: 'view' },
    alongside: { part: 'vendors', need: 'edit' },
    silent: true,
    queue: 'none',
  })
  .route({
    method: 'POST',
    path: '/weddings/{weddingId}/vendors/{vendorId}/files-to-book',
    tags: ['vendorBook'],
    summary: 'Keep files of a vendor in the book',
  })
  .input(copied())
  .output(z.array(itemFile))
  .errors({
    ...{ PLANNERS_ONLY, AGENCY_NOT_FOUND, BUSINESS_CLOSED },
    ...{ VENDOR_NOT_FOUND, BOOK_VENDOR_NOT_FOUND, FILE_NOT_FOUND, TOO_MANY_FILES, BOOK_FILES_FULL },
  })

/** The same the other way round: files of the book that go onto the canvas with their vendor. */
export const filesFromBook = memberRoute('vendors', 'edit')
  .meta({
    access: 'member',
    guard: { section: 'vendors', need: 'edit' },
    alongside: { part: 'vendors', need: 'view' },
    queue: 'none',
  })
  .route({
    method: 'POST',
    path: '/weddings/{weddingId}/vendors/{vendorId}/files-from-book',
    tags: ['vendors'],
    summary: 'Add files of the book to a vendor',
  })
  .input(copied())
  .output(z.array(itemFile))
  .errors({
    ...{ PLANNERS_ONLY, AGENCY_NOT_FOUND, BUSINESS_CLOSED },
    ...{ VENDOR_NOT_FOUND, BOOK_VENDOR_NOT_FOUND, FILE_NOT_FOUND, TOO_MANY_FILES },
    WEDDING_FILES_FULL: {
      status: 409,
      message: `The files of a wedding have at most ${LIMITS.wedding.fileBytes} bytes`,
      data: z.object({ maxBytes: z.int() }),
    },
  })

function copied() {
  return weddingPath.extend({
    vendorId: id,
    bookVendorId: id,
    fileIds: z.array(id).min(1).max(BOOK_FILES_AT_ONCE_MAX),
  })
}
