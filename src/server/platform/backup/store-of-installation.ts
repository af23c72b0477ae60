import type { Files } from '../files/files.ts'
import { StartError } from '../start-error.ts'

type Store = Pick<Files, 'place' | 'readInstallationId'>

/**
 * Looks whether a store is the one of an installation. Throws `StartError` when it is another's: a backup would lack every
 * file. One without an id is told apart by its files alone.
 */
export async function readStoreOf(installationId: string | null, store: Store) {
  const storeId = await store.readInstallationId()
  if (storeId !== null && installationId !== null && storeId !== installationId) {
    throw new StartError(
      `Database and files are of two installations, the files in ${store.place} of ${storeId}: correct DATABASE_URL, DATA_DIR or S3_*.`,
    )
  }
  return {
    /** Throws `StartError` when none of the files is there and nothing else says that this is their store. */
    refuseUnknown(missing: number): void {
      if (storeId !== null && storeId === installationId) return
      throw new StartError(
        `None of the ${missing} files that rows refer to is in ${store.place}, which is not known to this database: correct DATA_DIR or S3_*.`,
      )
    },
  }
}
