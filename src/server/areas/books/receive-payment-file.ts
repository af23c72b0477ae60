import { RECEIPT_FILES_MAX } from '#domain/books/books.ts'
import { safeFileName } from '#domain/files/files.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { addPaymentFile, findPaymentFiles } from './payment-files.commands.ts'

/** Stores a file that proves a payment. Whether it may be kept is asked before the bytes and again with its row. */
export const receivePaymentFile: UploadHandler<'paymentFile'> = async (upload) => {
  const { platform, ownerId, params, query, file } = upload
  const { db, files } = platform
  const entryId = params['paymentId']!
  const early = await findPaymentFiles(db, ownerId, entryId)
  if (!early) throw new UploadRefused('PAYMENT_NOT_FOUND')
  const there = early.find(({ id }) => id === query.id)
  if (there) return there
  if (early.length >= RECEIPT_FILES_MAX) throw new UploadRefused('TOO_MANY_FILES', { max: RECEIPT_FILES_MAX })
  const size = file.size!
  const name = safeFileName(query.name)
  if (size === 0) throw new UploadRefused('FILE_EMPTY', { name })
  const path = `${ownerId}/${entryId}/${newId()}`
  await files.put('book-files', path, file.contents, size)
  const contentType = await file.contentType()
  const stored = { id: query.id ?? newId(), name, path, size, contentType }
  const added = await addPaymentFile(platform, ownerId, entryId, stored)
  if (!added) {
    await files.remove('book-files', path)
    throw new UploadRefused('TOO_MANY_FILES', { max: RECEIPT_FILES_MAX })
  }
  return added
}
