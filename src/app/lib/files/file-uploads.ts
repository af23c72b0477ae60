import { v7 as uuidv7 } from 'uuid'
import type { ItemFile } from '#contract/item-files.ts'
import { itemFileAddress } from '#contract/upload-address.ts'
import { ITEM_FILE_MAX_BYTES, safeFileName } from '#domain/files.ts'
import { showToast } from '#ui/toast-queue.ts'
import { CodedError, messageFor } from '../error-messages.ts'
import { fileSize } from '../file-size.ts'
import { isAdding } from '../list-changes/additions.ts'
import { patchList } from '../list-changes/patch-list.ts'
import { queryClient } from '../query-client.ts'
import { createUploadQueue } from '../uploads/upload-queue.ts'
import type { NewUpload } from '../uploads/uploads.ts'
import { type FilePlace, filesQuery, refreshFileCount } from './item-files.queries.ts'

/** The server's own answers: trying again changes nothing. */
const FINAL = new Set([
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'VENDOR_NOT_FOUND',
  'GUEST_NOT_FOUND',
  'AGENDA_ITEM_NOT_FOUND',
  'SECTION_CLOSED',
  'WEDDING_NOT_FOUND',
])

/** The files that are sent to the items of this page. */
export const fileUploads = createUploadQueue<FilePlace, ItemFile>({
  name: 'files',
  atOnce: 2,
  addressOf: ({ place, id, file, overwrite }) => itemFileAddress(place, { id, name: file.name, overwrite }),
  isReady: ({ targetId }) => !isAdding(targetId),
  async keep({ place }, stored) {
    await patchList(filesQuery(place).queryKey, (list) => [
      stored,
      ...list.filter(({ id, name }) => id !== stored.id && name !== stored.name),
    ])
    refreshFileCount(place)
  },
  isRetriable: (code) => !FINAL.has(code),
  onFail({ targetId }, message) {
    // The open list of the item's files shows it already.
    if (!document.querySelector(`[data-files-of="${targetId}"]`)) showToast(message, { tone: 'failed' })
  },
})

/** Begins to upload files; what is empty or too large, or has the name of another file, is not sent. */
export function addFiles(place: FilePlace, files: readonly File[]) {
  const stored = queryClient.getQueryData(filesQuery(place).queryKey) ?? []
  const names = new Set(stored.map(({ name }) => name))
  const added = files.map((file): NewUpload<FilePlace> => {
    const name = safeFileName(file.name)
    const upload = { id: uuidv7(), place, file, name }
    // A file of which only the name has come from a cloud to the device would seem to be stored.
    if (file.size === 0) {
      return { ...upload, status: 'failed', message: messageFor(new CodedError('FILE_EMPTY', { name })) }
    }
    // Asked before it is sent, and not after 25 MB.
    if (file.size > ITEM_FILE_MAX_BYTES) {
      const message = `«${name}» pesa ${fileSize(file.size)} y cada archivo puede pesar ${fileSize(ITEM_FILE_MAX_BYTES)} como mucho.`
      return { ...upload, status: 'failed', message }
    }
    return names.has(name) ? { ...upload, status: 'taken' } : upload
  })
  fileUploads.add(added)
}
