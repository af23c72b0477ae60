import { checkBackup } from '#server/platform/backup/check-backup.ts'
import { refuseOtherVersions, restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { migrationsFolder } from '../project-root.ts'
import { ownPostgres, reachDatabase } from './reach-database.ts'
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
    const { secretMark } = checked.header
    if (secretMark !== markOfSecret(config.authSecret)) steps.warn(describeOtherSecret(config, secretMark))
  } finally {
    await stop()
  }
}

const describeOtherSecret = ({ secretPlace }: Pick<Config, 'secretPlace'>, mark: string) =>
  `${secretPlace} is another than where the backup was made (mark ${mark}): put that one there before the start; where it is lost for good, start once with AUTH_SECRET_LOST=${mark} (docs/operating.md, 'Change AUTH_SECRET')`
