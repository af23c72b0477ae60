import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { majorVersion } from './cluster.ts'
import { fullDiskFailure } from './full-disk.ts'
import { initdb } from './initdb.ts'
import type { PostgresInstallation } from './installation.ts'

/** Creates the cluster when there is none; refuses one that another major version of PostgreSQL made. */
export async function prepareCluster(
  installation: PostgresInstallation,
  durable: boolean,
  log: Log,
): Promise<void> {
  clearUnfinished(installation)
  const made = majorVersion(installation)
  if (made === undefined) {
    await createCluster(installation, durable)
    log.info('PostgreSQL database created')
  } else if (made !== installation.binaries.major) {
    throw new StartError(
      `The database in ${installation.folder} was made by PostgreSQL ${made} and this Azahar runs PostgreSQL ${installation.binaries.major}: move its data over with pg_dump, or go back to the Azahar that made it.`,
    )
  }
}

/** Everything is made in an unfinished folder and renamed, so that an interrupted start leaves no half-made cluster behind. */
async function createCluster(installation: PostgresInstallation, durable: boolean): Promise<void> {
  const { folder, account } = installation
  const unfinished = mkdtempSync(unfinishedPrefix(folder))
  try {
    const password = join(unfinished, 'password')
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account.owner)
      for (const path of [unfinished, password]) chownSync(path, account.owner.uid, account.owner.gid)
    await initdb(installation, unfinished, durable)
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
    renameSync(unfinished, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    // Before the unfinished folder is gone, which gives its space back.
    const fullDisk = fullDiskFailure(folder)
    rmSync(unfinished, { recursive: true, force: true })
    // Two first starts at once: the other one's cluster is as good as ours.
    if (majorVersion(installation) !== undefined) return
    if (fullDisk) throw fullDisk
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be created in ${folder}: ${(error as Error).message}`)
  }
}

const unfinishedPrefix = (folder: string): string => `${folder}.draft-`

/** An unfinished folder that has not been touched for a while belongs to a start that was killed halfway. */
function clearUnfinished({ folder }: PostgresInstallation): void {
  const home = dirname(folder)
  for (const name of readdirSync(home)) {
    const unfinished = join(home, name)
    if (!name.startsWith(basename(unfinishedPrefix(folder)))) continue
    if (Date.now() - statSync(unfinished).mtimeMs < abandonedAfterMs) continue
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const abandonedAfterMs = 10 * MINUTE_MS

/** Makes the rename itself survive a power cut. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
