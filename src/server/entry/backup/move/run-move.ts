import { join } from 'node:path'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import { writeBackupFile } from '#server/platform/backup/backup-output.ts'
import { checkBackup } from '#server/platform/backup/check-backup.ts'
import { makeBackup } from '#server/platform/backup/make-backup.ts'
import { refuseOtherVersions, restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { NO_FILES } from '#server/platform/backup/scratch-database.ts'
import { inTemporaryFolder } from '#server/platform/backup/temporary-folder.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { reachPostgres } from '#server/platform/postgres/reach-postgres.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { migrationsFolder } from '../../project-root.ts'
import { ownPostgres, reachDatabase } from '../reach-database.ts'
import type { BackupArguments } from '../read-arguments.ts'
import type { Surroundings } from '../run-backup.ts'
import { hasMoved } from './has-moved.ts'
import { moveFiles } from './move-files.ts'
import { type Places, readPlaces } from './places.ts'

/** Moves an installation to the database and the store that a file of its new environment names; the old ones stay. */
export async function runMove({ file }: BackupArguments, surroundings: Surroundings): Promise<void> {
  const { steps } = surroundings
  const places = readPlaces(surroundings.env, file)
  if (places.isSameDatabase) return moveStore(places, surroundings)
  if (await hasMoved(places, file, surroundings)) return
  await inTemporaryFolder('move', async (folder) => {
    const backup = join(folder, 'moved.backup')
    await leave(places, backup, surroundings)
    await arrive(places, backup, surroundings)
  })
  const isPushed = places.from.vapid.publicKey === places.to.vapid.publicKey
  if (!isPushed)
    steps.warn('The key of push is another there: people turn the notifications of their devices on again')
}

/** While the server runs: what is stored after its turn follows with the next run. */
async function moveStore({ from, to }: Places, { steps, signal }: Surroundings): Promise<void> {
  const { connectionString, stop } = await reachDatabase(from, steps, reachPostgres)
  try {
    const stores = await Promise.all([openFiles(from, systemClock), openFiles(to, systemClock)])
    const { copied, there, missing } = await moveFiles(connectionString, ...stores, signal)
    steps.info(`${copied} files copied to ${stores[1].place}, ${there} were there already`)
    if (missing > 0) steps.warn(`${missing} files that rows refer to are in neither store`)
  } finally {
    await stop()
  }
}

async function leave(
  { from, isSameStore }: Places,
  backup: string,
  { steps, standardOutput, signal }: Surroundings,
): Promise<void> {
  const { connectionString, stop } = await reachDatabase(from, steps, ownPostgres)
  try {
    const source = {
      connectionString,
      files: await openFiles(from, systemClock),
      fileColumns: isSameStore ? [] : FILE_COLUMNS,
      secretMark: markOfSecret(from.authSecret),
    }
    await makeBackup(source, (tar) => writeBackupFile(backup, tar, null, { standardOutput, signal }))
  } finally {
    await stop()
  }
}

async function arrive(
  { to, isSameStore }: Places,
  file: string,
  { steps, signal }: Surroundings,
): Promise<void> {
  const backup = { file, passphrase: null, signal }
  const { header, manifest } = await checkBackup(backup)
  refuseOtherVersions(header, migrationsFolder(), 'the database of now')
  const { connectionString, stop } = await reachDatabase(to, steps, ownPostgres)
  try {
    const files = isSameStore ? NO_FILES : await openFiles(to, systemClock)
    await restoreBackup(backup, { connectionString, files, migrationsFolder: migrationsFolder() })
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    steps.info(
      `Moved: ${rows} rows and ${manifest.files.count} files. Start with the new environment; nothing was deleted`,
    )
  } finally {
    await stop()
  }
}
