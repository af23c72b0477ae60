import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import {
  type Account,
  accountOf,
  isNameless,
  mappedAccount,
  ownAccount,
  runsAsRoot,
  substituteOwner,
} from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { binariesFor } from './binaries-copy.ts'
import { type Folders, handTo, movedTo } from './hand-over.ts'

/** The folder of the embedded PostgreSQL, the account it runs as and its programs. */
export type PostgresInstallation = { folder: string; account: Account; binaries: Binaries }

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
