import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import {
  type Account,
  accountOf,
  canReach,
  isNameless,
  mappedAccount,
  type Owner,
  ownAccount,
  runsAsRoot,
  substituteOwner,
} from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { binariesFor } from './binaries-copy.ts'

/** Where the embedded PostgreSQL lives, as whom it runs and from which programs. */
export type PostgresInstallation = { folder: string; account: Account; binaries: Binaries }

export type Folders = {
  dataDir: string
  /** Holds programs and clusters that a substitute user must reach when ours lie in a closed home. */
  sharedFolder: string
}

export function findInstallation(folders: Folders, log: Log): PostgresInstallation {
  const { dataDir, sharedFolder } = folders
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const binaries = findBinaries()
  const folder = movedTo(dataDir) ?? join(dataDir, 'postgres')
  const resident = ownerOf(folder)
  if (!runsAsRoot()) {
    if (resident && resident.uid !== process.getuid?.() && process.platform !== 'win32')
      throw strangers(folder)
    return { folder, account: (isNameless() && mappedAccount()) || ownAccount, binaries }
  }
  if (resident && resident.uid !== 0) {
    const account = accountOf(resident.uid, resident.gid)
    return { folder, account, binaries: binariesFor(account.owner!, binaries, sharedFolder, log) }
  }
  const mapped = mappedAccount()
  if (mapped) return { folder, account: mapped, binaries }
  const owner = substituteOwner()
  if (!owner) {
    throw new StartError(
      'PostgreSQL refuses to run as root: start Azahar as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  return {
    folder: handTo(owner, folders, folder, resident !== undefined, log),
    account: accountOf(owner.uid, owner.gid),
    binaries: binariesFor(owner, binaries, sharedFolder, log),
  }
}

/** Root without user namespaces, for example in a container: the files go to a user PostgreSQL agrees to run as. */
function handTo(owner: Owner, folders: Folders, folder: string, inhabited: boolean, log: Log): string {
  if (!letThrough(owner, folders.dataDir)) {
    if (!inhabited) return moveOut(owner, folders, log)
    throw new StartError(
      `PostgreSQL has to run as ${owner.name} here, who cannot reach ${folders.dataDir}: move DATA_DIR out of the closed folder, or start Azahar as an ordinary user.`,
    )
  }
  if (!inhabited) return folder
  for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, entry), owner.uid, owner.gid)
  }
  return folder
}

/** Opens DATA_DIR itself to the owner's group, for passing through only; a closed folder above it stays closed. */
function letThrough(owner: Owner, dataDir: string): boolean {
  if (canReach(owner, dataDir)) return true
  const before = statSync(dataDir)
  chownSync(dataDir, before.uid, owner.gid)
  chmodSync(dataDir, before.mode | 0o010)
  if (canReach(owner, dataDir)) return true
  chownSync(dataDir, before.uid, before.gid)
  chmodSync(dataDir, before.mode)
  return false
}

function moveOut(owner: Owner, { dataDir, sharedFolder }: Folders, log: Log): string {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  const home = mkdtempSync(join(sharedFolder, 'data-'))
  chmodSync(home, 0o711)
  const folder = join(home, 'postgres')
  writeFileSync(join(dataDir, pointer), `${folder}\n`)
  log.warn(`PostgreSQL runs as ${owner.name}, who cannot reach DATA_DIR: the database is in ${folder}`)
  return folder
}

/** In DATA_DIR, a file that says where the database is when it could not stay beside it. */
const pointer = 'postgres-location'

function movedTo(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, pointer), 'utf8').trim()
  } catch {
    return undefined
  }
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  try {
    return statSync(join(folder, 'cluster'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw strangers(folder)
    return undefined
  }
}

function strangers(folder: string): StartError {
  return new StartError(
    `The database in ${folder} belongs to another user: start Azahar as that user, or set DATA_DIR to another folder.`,
  )
}
