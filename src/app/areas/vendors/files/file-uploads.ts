import { v7 as uuidv7 } from 'uuid'
import { vendorFileAddress } from '#contract/upload-address.ts'
import type { VendorFile } from '#contract/vendor-files.ts'
import { safeFileName, VENDOR_FILE_MAX_BYTES } from '#domain/files.ts'
import { showToast } from '#ui/toast-queue.ts'
import { fileSize } from '../../../lib/file-size.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { createUploadQueue } from '../../../lib/uploads/upload-queue.ts'
import type { NewUpload } from '../../../lib/uploads/uploads.ts'
import { filesQuery, refreshVendorList, type VendorRef } from '../vendors.queries.ts'

/** The server's own answers: trying again changes nothing. */
const FINAL = new Set(['FILE_TOO_LARGE', 'TOO_MANY_FILES', 'VENDOR_NOT_FOUND', 'WEDDING_NOT_FOUND'])

/** The files that are sent to the vendors of this page. */
export const fileUploads = createUploadQueue<VendorRef, VendorFile>({
  atOnce: 2,
  addressOf: ({ place, id, file, overwrite }) => vendorFileAddress(place, { id, name: file.name, overwrite }),
  async keep({ place }, stored) {
    await patchList(filesQuery(place).queryKey, (list) => [
      stored,
      ...list.filter(({ id, name }) => id !== stored.id && name !== stored.name),
    ])
    void refreshVendorList(place.weddingId)
  },
  isRetriable: (code) => !FINAL.has(code),
  onFail({ vendorId }, message) {
    // The open list of the vendor's files shows it already.
    if (!document.querySelector(`[data-files-of="${vendorId}"]`)) showToast(message, { tone: 'failed' })
  },
})

/** Begins to upload files; what is too large or has the name of another file is not sent yet. */
export function addFiles(place: VendorRef, files: readonly File[]) {
  const stored = queryClient.getQueryData(filesQuery(place).queryKey) ?? []
  const names = new Set(stored.map(({ name }) => name))
  const added = files.map((file): NewUpload<VendorRef> => {
    const name = safeFileName(file.name)
    const upload = { id: uuidv7(), place, file, name }
    // Asked before it is sent, and not after 25 MB.
    if (file.size > VENDOR_FILE_MAX_BYTES) {
      const message = `«${name}» pesa ${fileSize(file.size)} y cada archivo puede pesar ${fileSize(VENDOR_FILE_MAX_BYTES)} como mucho.`
      return { ...upload, status: 'failed', message }
    }
    return names.has(name) ? { ...upload, status: 'taken' } : upload
  })
  fileUploads.add(added)
}
