import { LIMITS } from '#domain/operation/limits.ts'
import { BOOK_FILES_MAX_BYTES } from '#domain/vendor-book/vendor-book.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { business, memberInBusiness } from '#server/core/procedures/business-procedures.ts'
import { copyFromBook, copyToBook } from './copy-files.ts'
import { removeBookFile, renameBookFile, restoreBookFile } from './vendor-book-files.commands.ts'
import { type BookPlace, linkBookFile, listBookFiles } from './vendor-book-files.queries.ts'

const routes = business('vendors').vendorBook.files
const fromWedding = memberInBusiness('vendors', 'view', { part: 'vendors', need: 'edit' })
const fromBook = memberInBusiness('vendors', 'edit', { part: 'vendors', need: 'view' })

const placeOf = ({ reader }: { reader: BusinessReader }, vendorId: string): BookPlace => ({
  ...reader,
  vendorId,
})

const BOOK_FULL = { data: { maxBytes: BOOK_FILES_MAX_BYTES } }
const TOO_MANY = { data: { max: LIMITS.vendor.files } }

export const bookFilesRouter = {
  list: routes.list.handler(async ({ context, input, errors }) => {
    const files = await listBookFiles(context.platform.db, placeOf(context, input.targetId))
    if (!files) throw errors.BOOK_VENDOR_NOT_FOUND()
    return files
  }),

  link: routes.link.handler(async ({ context, input, errors }) => {
    const link = await linkBookFile(context.platform, placeOf(context, input.targetId), input.fileId)
    if (!link) throw errors.FILE_NOT_FOUND()
    return link
  }),

  rename: routes.rename.handler(async ({ context, input, errors }) => {
    const { targetId, fileId, ...wish } = input
    const renamed = await renameBookFile(context.platform, placeOf(context, targetId), fileId, wish)
    if (renamed === 'notFound') throw errors.FILE_NOT_FOUND()
    if (renamed === 'nameless') throw errors.FILE_NAMELESS()
    if (renamed === 'exists') throw errors.FILE_EXISTS()
    if ('stored' in renamed) throw errors.FILE_RENAMED({ data: { name: renamed.stored } })
    return renamed
  }),

  remove: routes.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeBookFile(context.platform, placeOf(context, input.targetId), input.fileId)))
      throw errors.FILE_NOT_FOUND()
    return { removed: true } as const
  }),

  restore: routes.restore.handler(async ({ context, input, errors }) => {
    const restored = await restoreBookFile(context.platform, placeOf(context, input.targetId), input.fileId)
    if (restored === 'notFound') throw errors.FILE_NOT_FOUND()
    if (restored === 'tooMany') throw errors.TOO_MANY_FILES(TOO_MANY)
    if (restored === 'full') throw errors.BOOK_FILES_FULL(BOOK_FULL)
    return restored
  }),

  fromWedding: fromWedding.vendorBook.files.fromWedding.handler(async ({ context, input, errors }) => {
    const { platform, weddingId } = context
    const place = placeOf(context, input.bookVendorId)
    const copied = await copyToBook(platform, weddingId, { ...input, place })
    if (copied === 'noVendor') throw errors.VENDOR_NOT_FOUND()
    if (copied === 'noBookVendor') throw errors.BOOK_VENDOR_NOT_FOUND()
    if (copied === 'noFile') throw errors.FILE_NOT_FOUND()
    if (copied === 'tooMany') throw errors.TOO_MANY_FILES(TOO_MANY)
    if (copied === 'full') throw errors.BOOK_FILES_FULL(BOOK_FULL)
    return copied.files
  }),
}

/** The files that a vendor brings along from the book: a procedure of the vendors of a wedding. */
export const filesFromBookHandler = fromBook.vendors.filesFromBook.handler(
  async ({ context, input, errors }) => {
    const place = placeOf(context, input.bookVendorId)
    const copied = await copyFromBook(context.platform, context, { ...input, place })
    if (copied === 'noVendor') throw errors.VENDOR_NOT_FOUND()
    if (copied === 'noBookVendor') throw errors.BOOK_VENDOR_NOT_FOUND()
    if (copied === 'noFile') throw errors.FILE_NOT_FOUND()
    if (copied === 'tooMany') throw errors.TOO_MANY_FILES(TOO_MANY)
    if (copied === 'full') throw errors.WEDDING_FILES_FULL({ data: { maxBytes: LIMITS.wedding.fileBytes } })
    return context.takeResult(copied.notified ? new Notified(copied.files) : copied.files)
  },
)
