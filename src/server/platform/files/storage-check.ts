import { ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { type StorageState, storageStateOf } from '#server/platform/storage-error.ts'
import type { Drive } from './files.ts'
import type { IncomingFolder } from './incoming-folder.ts'

const CHECK_TIMEOUT_MS = 1500

/** One check at a time for each store: a file system that hangs would otherwise collect them. */
const underWay = new WeakMap<Drive, Promise<StorageState>>()

/** Whether the largest file would find its place, in the store and on the disk where it arrives. */
export function checkStorage(drive: Drive, incoming: IncomingFolder): Promise<StorageState> {
  let check = underWay.get(drive)
  if (!check) {
    check = inspect(drive, incoming).finally(() => underWay.delete(drive))
    underWay.set(drive, check)
  }
  return Promise.race([check, timeout()])
}

async function inspect(drive: Drive, incoming: IncomingFolder): Promise<StorageState> {
  try {
    await drive.reach(AbortSignal.timeout(CHECK_TIMEOUT_MS))
    return (await incoming.room()) < ITEM_FILE_MAX_BYTES ? 'full' : 'ok'
  } catch (error) {
    return storageStateOf(error) === 'full' ? 'full' : 'unavailable'
  }
}

const timeout = () =>
  new Promise<StorageState>((resolve) => {
    setTimeout(resolve, CHECK_TIMEOUT_MS, 'unavailable').unref()
  })
