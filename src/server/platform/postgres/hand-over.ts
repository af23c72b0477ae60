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
import { canReach, type Owner } from './account.ts'

export type Folders = {
  dataDir: string
  /** Holds programs and clusters that a substitute user must reach when ours lie in a closed home. */
  sharedFolder: string
}

/** Root without user namespaces, for example in a container: the files go to a user PostgreSQL agrees to run as. */
export function handTo(owner: Owner, folders: Folders, folder: string, inhabited: boolean, log: Log): string {
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

/** The folder of a database that could not stay beside DATA_DIR's other files. */
export function movedTo(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, pointer), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** In DATA_DIR, a file that says where the database is when it could not stay beside it. */
const pointer = 'postgres-location'
