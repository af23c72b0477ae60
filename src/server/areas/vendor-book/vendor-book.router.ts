import { BOOK_VENDORS_MAX } from '#domain/vendor-book/vendor-book.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import {
  addBookVendors,
  removeBookVendors,
  restoreBookVendors,
  updateBookVendor,
} from './vendor-book.commands.ts'
import { readVendorBook } from './vendor-book.queries.ts'
import { bookFilesRouter } from './vendor-book-files.router.ts'

const routes = business('vendors').vendorBook

export const vendorBookRouter = {
  get: routes.get.handler(({ context }) => readVendorBook(context.platform, context.reader)),

  add: routes.add.handler(async ({ context, input, errors }) => {
    const added = await addBookVendors(context.platform, context.reader, input.vendors)
    if (added === 'full') throw errors.TOO_MANY_BOOK_VENDORS({ data: { max: BOOK_VENDORS_MAX } })
    if (added === 'noComponent') throw errors.BOOK_COMPONENT_NOT_FOUND()
    return added
  }),

  update: routes.update.handler(async ({ context, input: { bookVendorId, ...change }, errors }) => {
    const changed = await updateBookVendor(context.platform, context.reader, bookVendorId, change)
    if (changed === 'notFound') throw errors.BOOK_VENDOR_NOT_FOUND()
    if (changed === 'noComponent') throw errors.BOOK_COMPONENT_NOT_FOUND()
    if ('stored' in changed) throw errors.BOOK_VENDOR_CHANGED({ data: changed })
    return changed
  }),

  remove: routes.remove.handler(async ({ context, input }) => {
    await removeBookVendors(context.platform, context.reader, input.bookVendorIds)
    return input
  }),

  restore: routes.restore.handler(async ({ context, input, errors }) => {
    const restored = await restoreBookVendors(context.platform, context.reader, input.bookVendorIds)
    if (restored === 'full') throw errors.TOO_MANY_BOOK_VENDORS({ data: { max: BOOK_VENDORS_MAX } })
    return input
  }),

  files: bookFilesRouter,
}
