import { DatabaseError } from 'pg'
import type { VendorFile } from '#contract/vendor-files.ts'
import { safeFileName } from '#domain/files.ts'
import { LIMITS } from '#domain/limits.ts'
import { type UploadHandler, UploadRefused } from '../http/uploads.ts'
import { Notified } from '../notifications/notified.ts'
import { newId } from '../platform/ids.ts'
import { addVendorFile, type FileVerdict, type FileWish, hasRoomFor, judgeFile } from './files.commands.ts'
import { listVendorFiles } from './files.queries.ts'
import { isOnCanvas } from './vendors.queries.ts'

/**
 * Stores a file of a vendor while it arrives. Whether it may be kept is asked before the bytes, to
 * spare the sender the wait, and again with the row, which comes into being after the bytes are safe.
 */
export const receiveVendorFile: UploadHandler<'vendorFile'> = async (upload) => {
  const { platform, weddingId, query, file } = upload
  const { db, files, clock } = platform
  const vendorId = upload.params['vendorId']!
  const wish = {
    vendorId,
    id: query.id ?? newId(),
    name: safeFileName(query.name),
    overwrite: query.overwrite === 'true',
  }
  if (!(await isOnCanvas(db, weddingId, vendorId))) throw new UploadRefused('VENDOR_NOT_FOUND')
  const early = judgeFile(await listVendorFiles(db, weddingId, vendorId), wish)
  if (early.kind !== 'welcome') return fileOf(early, wish)
  const size = file.size!
  const replaced = { vendorId, id: early.replaces }
  if (!(await hasRoomFor(db, weddingId, size, replaced))) return fileOf({ kind: 'weddingFull' }, wish)

  const path = `${weddingId}/${vendorId}/${newId()}`
  await files.put('vendor-files', path, file.contents, size)
  const contentType = await file.contentType()
  const added = addVendorFile(db, clock, upload, wish, { path, size, contentType })
  const verdict = await added.catch(async (error) => {
    if (isRefusal(error)) await files.remove('vendor-files', path)
    throw error
  })
  if (verdict instanceof Notified) return verdict
  await files.remove('vendor-files', path)
  return fileOf(verdict, wish)
}

/**
 * Whether PostgreSQL itself said no, so that there is certainly no row. When it fell silent the row may be
 * there all the same, and the cleaner looks after the file.
 */
function isRefusal(error: Error): boolean {
  const said = error.cause ?? error
  return said instanceof DatabaseError && said.severity === 'ERROR'
}

function fileOf(verdict: FileVerdict, { name }: FileWish): VendorFile {
  if ('file' in verdict) return verdict.file
  if (verdict.kind === 'exists') throw new UploadRefused('FILE_EXISTS', { name })
  if (verdict.kind === 'tooMany') throw new UploadRefused('TOO_MANY_FILES', { max: LIMITS.vendor.files })
  if (verdict.kind === 'weddingFull') {
    throw new UploadRefused('WEDDING_FILES_FULL', { maxBytes: LIMITS.wedding.fileBytes })
  }
  throw new UploadRefused('VENDOR_NOT_FOUND')
}
