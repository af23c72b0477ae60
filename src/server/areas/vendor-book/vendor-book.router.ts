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

type Asking = { ownerId: string; actor: { userId: string } }

const readerOf = ({ ownerId, actor }: Asking) => ({ businessId: ownerId, userId: actor.userId })

export const vendorBookRouter = {
  get: routes.get.handler(({ context }) => readVendorBook(context.platform, readerOf(context))),

  add: routes.add.handler(async ({ context, input, errors }) => {
    const added = await addBookVendors(context.platform, readerOf(context), input.vendors)
    if (added === 'full') throw errors.TOO_MANY_BOOK_VENDORS({ data: { max: BOOK_VENDORS_MAX } })
    if (added === 'noComponent') throw errors.BOOK_COMPONENT_NOT_FOUND()
    return added
  }),

  update: routes.update.handler(async ({ context, input: { bookVendorId, ...change }, errors }) => {
    const changed = await updateBookVendor(context.platform, readerOf(context), bookVendorId, change)
    if (changed === 'notFound') throw errors.BOOK_VENDOR_NOT_FOUND()
    if (changed === 'noComponent') throw errors.BOOK_COMPONENT_NOT_FOUND()
    if ('stored' in changed) throw errors.BOOK_VENDOR_CHANGED({ data: changed })
    return changed
  }),

  remove: routes.remove.handler(async ({ context, input }) => {
    await removeBookVendors(context.platform, readerOf(context), input.bookVendorIds)
    return input
  }),

  restore: routes.restore.handler(async ({ context, input, errors }) => {
    const restored = await restoreBookVendors(context.platform, readerOf(context), input.bookVendorIds)
    if (restored === 'full') throw errors.TOO_MANY_BOOK_VENDORS({ data: { max: BOOK_VENDORS_MAX } })
    return input
  }),

  files: bookFilesRouter,
}
