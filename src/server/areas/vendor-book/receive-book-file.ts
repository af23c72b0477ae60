import { BOOK_FILES_MAX_BYTES } from '#domain/vendor-book/vendor-book.ts'
import { receiveFile } from '#server/areas/item-files/receive-file.ts'
import type { UploadHandler } from '#server/core/http/upload-handler.ts'
import { bookKeeper } from './book-keeper.commands.ts'

/** Stores a file of a vendor of the book while it arrives. */
export const receiveBookFile: UploadHandler<'bookVendorFile'> = (upload) => {
  const { platform, reader, params } = upload
  const place = { ...reader, vendorId: params['targetId']! }
  return receiveFile(upload, bookKeeper(platform, place), {
    missing: 'BOOK_VENDOR_NOT_FOUND',
    full: ['BOOK_FILES_FULL', BOOK_FILES_MAX_BYTES],
  })
}
