import { checkBackup } from '#server/platform/backup/check-backup.ts'
import { refuseOtherVersions, restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { migrationsFolder } from '../project-root.ts'
import { ownPostgres, reachDatabase, secretMarkOf } from './reach-database.ts'
import type { BackupArguments } from './read-arguments.ts'
import { describeContents, type Surroundings, warnOfMissing } from './run-backup.ts'

/** Restores a backup into the empty database and store of the configuration, once it was read whole and found good. */
export async function runRestore(
  { file, passphrase }: BackupArguments,
  { env, steps, signal }: Surroundings,
): Promise<void> {
  const checked = await checkBackup({ file, passphrase, signal })
  refuseOtherVersions(checked.header, migrationsFolder(), file)
  const config = readConfig(env)
  const { connectionString, stop } = await reachDatabase(config, steps, ownPostgres)
  try {
    const target = {
      connectionString,
      files: await openFiles(config, systemClock),
      migrationsFolder: migrationsFolder(),
    }
    await restoreBackup({ file, passphrase, signal }, target)
    steps.info(`Restored from ${file}: ${describeContents(checked)}`)
    warnOfMissing(steps, checked.manifest.missing)
    if (checked.header.secretMark !== secretMarkOf(config)) {
      steps.warn(
        'AUTH_SECRET is another than where the backup was made: people sign in again, and those with verification in two steps cannot until it is the same (docs/operating.md)',
      )
    }
  } finally {
    await stop()
  }
}
