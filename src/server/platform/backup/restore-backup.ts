import { DatabaseClient } from '#db/connection/database-client.ts'
import { migrateDatabase, migrateQueue, takeTurn } from '../postgres/migrate.ts'
import { readMigrations } from '../postgres/migrations/read-migrations.ts'
import { StartError } from '../start-error.ts'
import { type ArchiveEntry, ArchiveReader } from './archive-reader.ts'
import { type BackupToRead, readBackupFile } from './backup-file.ts'
import { addRestoredJobs, makeJobTable } from './copy-jobs.ts'
import { copyIn } from './copy-rows.ts'
import { type BackupHeader, JOBS_FOLDER, rowsFolder } from './format.ts'
import { type RestoreStore, refuseUsedStore, restoreFile } from './restore-files.ts'
import {
  destinationOf,
  hasQueue,
  makeTables,
  openTables,
  refuseUsedDatabase,
  setSequences,
} from './restore-rows.ts'
import { takeBack } from './take-back.ts'

export type RestoreTarget = {
  connectionString: string
  files: RestoreStore
  migrationsFolder: string
}

/** Other processes that migrate this database are waited for so long. */
const TURN_MS = 10_000

/** Throws `StartError` when this program cannot have made, or cannot bring forward, what the backup holds. */
export function refuseOtherVersions({ schemaVersion }: BackupHeader, migrationsFolder: string, name: string) {
  const versions = readMigrations(migrationsFolder).map(({ version }) => version)
  if (versions.includes(schemaVersion)) return
  throw new StartError(
    schemaVersion > Math.max(...versions)
      ? `A newer version of Azahar made ${name}: restore it with that version.`
      : `A version of Azahar that this one does not know made ${name}: restore it with that version, then start this one.`,
  )
}

/**
 * Restores a backup that was checked into a database without tables and a store without files: all of it, or nothing.
 * The rows are committed once everything else is in its place, and the database is then brought up to date.
 */
export async function restoreBackup(backup: BackupToRead, target: RestoreTarget): Promise<void> {
  const { connectionString, files, migrationsFolder } = target
  const client = new DatabaseClient({ connectionString, keepAlive: true })
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'`)
    await takeTurn(client, TURN_MS)
    await refuseUsedDatabase(client)
    await refuseUsedStore(files)
    const hadQueue = await hasQueue(client)
    await migrateQueue(connectionString)
    try {
      await client.query('begin')
      const id = await load(client, new ArchiveReader(backup.file), readBackupFile(backup), target)
      backup.signal?.throwIfAborted()
      await client.query('commit')
      // Before the commit it would mark a store as used that is empty again; without it the first start marks it.
      if (id) await files.writeInstallationId(id).catch(() => {})
    } catch (error) {
      await takeBack(client, target, { hadQueue, because: error })
      throw error
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
  await migrateDatabase(connectionString, migrationsFolder)
}

async function load(
  client: DatabaseClient,
  reader: ArchiveReader,
  tar: AsyncIterable<Buffer>,
  { files, migrationsFolder }: RestoreTarget,
): Promise<string | null> {
  let close = async () => {}
  let installationId: string | null = null
  const destinations = new Map<string, string>()
  for await (const entry of reader.read(tar)) {
    if ('format' in entry) {
      await makeTables(client, readMigrations(migrationsFolder), entry)
      close = await openTables(client, entry.tables)
      for (const table of entry.tables) destinations.set(rowsFolder(table), destinationOf(client, table))
      destinations.set(JOBS_FOLDER, await makeJobTable(client))
      await setSequences(client, entry.sequences)
      installationId = entry.installationId
    } else if (entry.name.startsWith('files/')) await restoreFile(files, entry)
    else await loadRows(client, entry, destinations)
  }
  await close()
  await addRestoredJobs(client)
  return installationId
}

async function loadRows(
  client: DatabaseClient,
  { name, contents }: ArchiveEntry,
  destinations: Map<string, string>,
) {
  const destination = destinations.get(name.slice(0, name.lastIndexOf('/')))
  if (!destination) throw new Error(`no table of ours: ${name}`)
  await copyIn(client, destination, contents)
}
