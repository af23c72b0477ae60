import type { Writable } from 'node:stream'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import { refuseName, STANDARD_OUTPUT, writeBackupFile } from '#server/platform/backup/backup-output.ts'
import { type CheckedBackup, checkBackup } from '#server/platform/backup/check-backup.ts'
import type { BackupManifest } from '#server/platform/backup/format.ts'
import { describeKeptApart } from '#server/platform/backup/kept-apart.ts'
import { makeBackup } from '#server/platform/backup/make-backup.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import type { Log } from '#server/platform/log.ts'
import { reachPostgres } from '#server/platform/postgres/reach-postgres.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { reachDatabase } from './reach-database.ts'
import type { BackupArguments } from './read-arguments.ts'

export type Surroundings = {
  env: Record<string, string | undefined>
  steps: Log
  standardOutput: Writable
  /** Ends the command before it is through; its reason says why. */
  signal: AbortSignal
}

/** Makes a backup, and says in one line what there is in it. */
export async function runBackup(
  { file, passphrase }: BackupArguments,
  { env, steps, standardOutput, signal }: Surroundings,
): Promise<void> {
  const config = readConfig(env, { makesSecrets: false })
  await refuseName(file, standardOutput)
  const { connectionString, stop } = await reachDatabase(config, steps, reachPostgres)
  try {
    const source = {
      connectionString,
      files: await openFiles(config, systemClock),
      fileColumns: FILE_COLUMNS,
      secretMark: markOfSecret(config.authSecret),
    }
    const made = await makeBackup(source, (tar) =>
      writeBackupFile(file, tar, passphrase, { standardOutput, signal }),
    )
    const name = file === STANDARD_OUTPUT ? 'the standard output' : file
    steps.info(`Backup written to ${name}: ${describeContents(made)}`)
    warnOfMissing(steps, made.manifest.missing)
    if (passphrase === null) {
      steps.warn(
        'It is not encrypted and has everything that people wrote: keep it where nobody else reads it',
      )
    }
    if (made.header.secretMark !== markOfSecret(config.authSecret)) {
      steps.warn(
        `${config.secretPlace} is another than the server's: keep the one that the server has (mark ${made.header.secretMark})`,
      )
    }
    steps.info(describeKeptApart(env, config))
  } finally {
    await stop()
  }
}

/** Reads a whole backup, and says in one line what there is in it. */
export async function runCheck(
  { file, passphrase }: BackupArguments,
  { steps, signal }: Surroundings,
): Promise<void> {
  const checked = await checkBackup({ file, passphrase, signal })
  steps.info(`${file} is whole: ${describeContents(checked)}`)
  warnOfMissing(steps, checked.manifest.missing)
}

export function describeContents({ header, manifest }: CheckedBackup): string {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const { count, bytes } = manifest.files
  return `${rows} rows and ${count} files of ${(bytes / 1e6).toFixed(1)}\u00a0MB, as they were at ${header.madeAt}`
}

export function warnOfMissing(steps: Log, { count, first }: BackupManifest['missing']): void {
  if (count === 0) return
  steps.warn(
    `${count} files that rows refer to were not in the store, such as ${first.slice(0, 3).join(', ')}`,
  )
}
