import * as z from 'zod'
import { SIGNED_PAPER_MAX_BYTES } from '#domain/agreements/agreements.ts'
import { RECEIPT_FILE_MAX_BYTES, RECEIPT_FILES_MAX } from '#domain/books/books.ts'
import { CROP_MAX, CROP_MIN, LOGO_MAX_BYTES } from '#domain/branding/branding.ts'
import { ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { agreement } from './agreement-rows.ts'
import { day, id, text } from './base.ts'
import { bodyErrors } from './body-errors.ts'
import { BOOK_FILES_FULL } from './book-file-copies.ts'
import { paymentFile } from './book-rows.ts'
import { LOGO_ERRORS, storedLogo } from './branding.ts'
import { IMAGE_CONTENT_ERRORS } from './inspiration-images.ts'
import { itemFile, itemFileQuery } from './item-files.ts'
import { ownPortfolioImage } from './portfolio.ts'
import {
  AGENCY_NOT_FOUND,
  AGREEMENT_NOT_FOUND,
  BOOK_VENDOR_NOT_FOUND,
  BROWSER_SESSION_ONLY,
  BUSINESS_CLOSED,
  FILE_EMPTY,
  PLANNERS_ONLY,
} from './shared-errors.ts'

/** The refusals of an agency in whose name a person asks. */
const OF_BUSINESS = { AGENCY_NOT_FOUND, BUSINESS_CLOSED } as const

/** A share of a width or a height, as text in a query. */
const share = z.coerce.number().min(CROP_MIN).max(CROP_MAX)

/** The uploads of a planner's business, of their own or of the agency in whose name they ask. */
export const plannerUploads = {
  /**
   * Stores the logo of the signed-in planner in place of the one before. The square at `x`, `y` with `width` and
   * `height`, in shares of the logo, is kept, all of it when they are left out. An SVG is cleaned of all that is
   * no drawing, and every logo is drawn anew as a picture of pixels: no byte that was sent is ever served.
   */
  logo: {
    access: 'planner',
    business: 'brand',
    method: 'POST',
    area: 'branding',
    path: '/planner/branding/logo',
    summary: 'Upload the own logo',
    cost: 'image',
    maxBytes: LOGO_MAX_BYTES,
    query: z.object({
      name: text.min(1).max(1000),
      x: share.optional(),
      y: share.optional(),
      width: share.optional(),
      height: share.optional(),
    }),
    output: storedLogo,
    errors: {
      ...LOGO_ERRORS,
      PLANNERS_ONLY,
      ...OF_BUSINESS,
      ...bodyErrors('logo', LOGO_MAX_BYTES),
    },
  },

  /** Adds an image to the end of the signed-in planner's portfolio, as `inspirationImage` does to a folder. */
  portfolioImage: {
    access: 'planner',
    business: 'brand',
    method: 'POST',
    area: 'publicProfile',
    path: '/planner/portfolio',
    summary: 'Upload an image of the portfolio',
    cost: 'image',
    maxBytes: IMAGE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: ownPortfolioImage,
    errors: {
      ...IMAGE_CONTENT_ERRORS,
      PLANNERS_ONLY,
      ...OF_BUSINESS,
      TOO_MANY_PORTFOLIO_IMAGES: {
        status: 409,
        message: 'The portfolio has as many images as there can be',
      },
      ...bodyErrors('image', IMAGE_MAX_BYTES),
    },
  },

  /** Adds a file that proves a payment, in the planner's own books. A repeated `id` answers with the file that exists. */
  paymentFile: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'POST',
    area: 'books',
    path: '/planner/books/payments/{paymentId}/files',
    summary: 'Upload a file of a payment',
    cost: 'file',
    maxBytes: RECEIPT_FILE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: paymentFile,
    errors: {
      PLANNERS_ONLY,
      ...OF_BUSINESS,
      BROWSER_SESSION_ONLY,
      PAYMENT_NOT_FOUND: { status: 404, message: 'There is no such payment in your books' },
      FILE_EMPTY,
      TOO_MANY_FILES: { status: 409, message: `A payment has at most ${RECEIPT_FILES_MAX} files` },
      ...bodyErrors('file', RECEIPT_FILE_MAX_BYTES),
    },
  },

  /**
   * Adds a file to a vendor of the book. 409 FILE_EXISTS when it has a file of that name, unless `overwrite` is `true`. A
   * repeated `id` answers with the file that exists.
   */
  bookVendorFile: {
    access: 'planner',
    business: 'vendors',
    method: 'POST',
    area: 'vendorBook',
    path: '/planner/vendor-book/{targetId}/files',
    summary: 'Upload a file of a vendor of the book',
    cost: 'file',
    maxBytes: ITEM_FILE_MAX_BYTES,
    query: itemFileQuery,
    output: itemFile,
    errors: {
      PLANNERS_ONLY,
      ...OF_BUSINESS,
      BOOK_VENDOR_NOT_FOUND,
      FILE_EMPTY,
      FILE_EXISTS: { status: 409, message: 'The vendor has a file of that name' },
      TOO_MANY_FILES: { status: 409, message: `A vendor has at most ${LIMITS.vendor.files} files` },
      BOOK_FILES_FULL,
      ...bodyErrors('file', ITEM_FILE_MAX_BYTES),
    },
  },

  /**
   * Keeps a contract that was signed on paper, which counts as signed then. Who signs and what is agreed come from the
   * draft and the quote that was accepted. The same file again is answered with what is there.
   */
  signedPaper: {
    access: 'planner',
    business: 'books',
    browserOnly: true,
    method: 'POST',
    area: 'agreements',
    path: '/planner/requests/{requestId}/agreement/paper',
    summary: 'Upload a contract that was signed on paper',
    cost: 'file',
    maxBytes: SIGNED_PAPER_MAX_BYTES,
    query: z.object({ signedOn: day }),
    output: agreement,
    errors: {
      PLANNERS_ONLY,
      ...OF_BUSINESS,
      BROWSER_SESSION_ONLY,
      AGREEMENT_NOT_FOUND,
      AGREEMENT_INCOMPLETE: { status: 422, message: 'The agreement does not say who signs, or what' },
      AGREEMENT_SIGNED: { status: 409, message: 'The agreement is signed by all' },
      SIGNED_IN_FUTURE: { status: 422, message: 'A contract cannot have been signed after today' },
      FILE_EMPTY,
      NOT_A_PAPER: { status: 415, message: 'The content is no PDF, JPEG or PNG' },
      PAPER_BROKEN: { status: 422, message: 'The PDF ends before its end' },
      ...bodyErrors('file', SIGNED_PAPER_MAX_BYTES),
    },
  },
} as const
