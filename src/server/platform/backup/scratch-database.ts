import { createLog } from '../log.ts'
import { startPostgres } from '../postgres/supervisor.ts'
import type { BackupToRead } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import type { RestoreStore } from './restore-files.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

/**
 * The rows of a backup in an embedded PostgreSQL of their own, brought up to date, for as long as `look` takes. It needs
 * the room of all rows of the backup in the folder for temporary files, and no right on any other database.
 */
export async function withScratchDatabase<T>(
  { migrationsFolder, ...backup }: BackupToRead & { migrationsFolder: string },
  look: (connectionString: string) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder('restore', async (dataDir) => {
    const silent = createLog('lines', { write: () => {} })
    // Its statements fail then, and the folder is given back.
    const postgres = await startPostgres({ dataDir, durable: false, onLost: () => {} }, silent)
    try {
      const { connectionString } = postgres
      await restoreBackup(backup, { connectionString, files: NO_FILES, migrationsFolder })
      return await look(connectionString)
    } finally {
      await postgres.stop()
    }
  })
}

/** The files of a backup are read to their end and go nowhere. */
export const NO_FILES: RestoreStore = {
  place: 'nowhere',
  async put(_bucket, _path, contents) {
    for await (const _ of contents);
  },
  async *list() {},
  remove: async () => {},
  readInstallationId: async () => null,
  writeInstallationId: async () => {},
}
