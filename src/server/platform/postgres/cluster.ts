import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { MINUTE_MS } from '#domain/time.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { invocation } from './account.ts'
import { program } from './binaries.ts'
import { fullDiskFailure } from './full-disk.ts'
import type { PostgresInstallation } from './installation.ts'

export const superuser = 'azahar'

export const clusterFolder = (installation: PostgresInstallation): string =>
  join(installation.folder, 'cluster')

export const readPassword = (installation: PostgresInstallation): string =>
  readFileSync(join(installation.folder, 'password'), 'utf8')

/** Creates the cluster when there is none; refuses one that another major version of PostgreSQL made. */
export async function prepareCluster(
  installation: PostgresInstallation,
  durable: boolean,
  log: Log,
): Promise<void> {
  clearDrafts(installation)
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

/** Everything is made in a draft folder and renamed, so that an interrupted start leaves no half-made cluster behind. */
async function createCluster(installation: PostgresInstallation, durable: boolean): Promise<void> {
  const { folder, account } = installation
  const draft = mkdtempSync(draftPrefix(folder))
  try {
    const password = join(draft, 'password')
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account.owner)
      for (const path of [draft, password]) chownSync(path, account.owner.uid, account.owner.gid)
    await initdb(installation, draft, durable)
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
    renameSync(draft, folder)
    syncFolder(dirname(folder))
  } catch (error) {
    // Before the draft is gone, which gives its space back.
    const fullDisk = fullDiskFailure(folder)
    rmSync(draft, { recursive: true, force: true })
    // Two first starts at once: the other one's cluster is as good as ours.
    if (majorVersion(installation) !== undefined) return
    if (fullDisk) throw fullDisk
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be created in ${folder}: ${(error as Error).message}`)
  }
}

async function initdb(installation: PostgresInstallation, draft: string, durable: boolean): Promise<void> {
  const args = [
    `--pgdata=${join(draft, 'cluster')}`,
    `--username=${superuser}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    // pg_trgm takes letters from LC_CTYPE, and under plain C an accented one is no letter at all.
    await run(installation, [
      ...args,
      `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
    ])
  } catch (error) {
    if (!/invalid locale/.test(String((error as { stderr?: string }).stderr))) throw describe(error)
    rmSync(join(draft, 'cluster'), { recursive: true, force: true })
    await run(installation, args).catch((failure) => {
      throw describe(failure)
    })
  }
}

async function run({ account, binaries }: PostgresInstallation, args: string[]): Promise<void> {
  const { file, args: all, identity } = invocation(account, program(binaries, 'initdb'), args)
  await promisify(execFile)(file, all, { ...identity, windowsHide: true })
}

function describe(error: unknown): StartError {
  const { stderr, message } = error as { stderr?: string; message: string }
  const line = stderr?.split('\n').find((text) => /error|fatal|could not|cannot/i.test(text)) ?? message
  return new StartError(`The database cannot be created: ${line.trim()}`)
}

function majorVersion(installation: PostgresInstallation): string | undefined {
  const file = join(clusterFolder(installation), 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

const draftPrefix = (folder: string): string => `${folder}.draft-`

/** A draft that has not been touched for a while belongs to a start that was killed halfway. */
function clearDrafts({ folder }: PostgresInstallation): void {
  const home = dirname(folder)
  for (const name of readdirSync(home)) {
    const draft = join(home, name)
    if (!name.startsWith(basename(draftPrefix(folder)))) continue
    if (Date.now() - statSync(draft).mtimeMs < abandonedAfterMs) continue
    rmSync(draft, { recursive: true, force: true })
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
