import type { ItemFile } from '#contract/item-files.ts'
import { bookFileAddress, itemFileAddress } from '#contract/upload-address.ts'
import { ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { pageBusiness } from '../../sync/business.ts'
import { isAdding } from '../../sync/list-changes/additions.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient } from '../../sync/query-client.ts'
import { createUploadQueue } from '../../sync/uploads/upload-queue.ts'
import { CodedError, messageFor } from '../error-messages.ts'
import { pageUserId } from '../session/signed-in.ts'
import { fileSize } from './file-size.ts'
import { type FilePlace, filesQuery, refreshFileCount } from './item-files.queries.ts'

/** The files that are sent to the items of this page. */
export const fileUploads = createUploadQueue<FilePlace, ItemFile>({
  name: 'files',
  atOnce: 2,
  addressOf({ place, id, file, overwrite }) {
    const sent = { id, name: file.name, overwrite }
    return place.kind === 'book' ? bookFileAddress(place.targetId, sent) : itemFileAddress(place, sent)
  },
  // A file of the book of another business waits for a page of that one.
  isReady: (place) =>
    place.kind === 'book' ? place.business === (pageBusiness ?? pageUserId()) : !isAdding(place.targetId),
  async keep({ place }, stored) {
    await patchList(filesQuery(place).queryKey, (list) => [
      stored,
      ...list.filter(({ id, name }) => id !== stored.id && name !== stored.name),
    ])
    refreshFileCount(place)
  },
  refusalOf: fileRefusal,
  isTaken: (place, name) => storedAt(place).some((file) => file.name === name),
  onFail({ targetId }, message) {
    // The open list of the item's files shows it already.
    if (!document.querySelector(`[data-files-of="${targetId}"]`)) showToast(message, { tone: 'failed' })
  },
})

const storedAt = (place: FilePlace) => queryClient.getQueryData(filesQuery(place).queryKey) ?? []

function fileRefusal(file: File, name: string): string | null {
  // A file of which only the name has come from a cloud to the device would seem to be stored.
  if (file.size === 0) return messageFor(new CodedError('FILE_EMPTY', { name }))
  if (file.size <= ITEM_FILE_MAX_BYTES) return null
  return `«${name}» pesa ${fileSize(file.size)} y cada archivo puede pesar ${fileSize(ITEM_FILE_MAX_BYTES)} como mucho.`
}
