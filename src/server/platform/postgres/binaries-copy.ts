import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import type { Owner } from './account.ts'
import { type Binaries, program } from './binaries.ts'

/** The programs themselves when `owner` can run them, else a copy outside the closed folder they are in. */
export function binariesFor(owner: Owner, binaries: Binaries, sharedFolder: string, log: Log): Binaries {
  if (canRun(owner, binaries)) return binaries
  const copy = { ...binaries, folder: join(sharedFolder, `postgresql-${binaries.version}`) }
  if (!existsSync(copy.folder)) {
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
    copyPrograms(binaries.folder, copy.folder)
    log.info(`PostgreSQL programs copied to ${copy.folder}, where ${owner.name} can run them`)
  }
  return copy
}

function canRun(owner: Owner, binaries: Binaries): boolean {
  const identity = { uid: owner.uid, gid: owner.gid }
  return spawnSync(program(binaries, 'postgres'), ['--version'], identity).status === 0
}

function copyPrograms(from: string, to: string): void {
  const unfinished = mkdtempSync(`${to}.`)
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
    for (const entry of ['.', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
      chmodSync(join(unfinished, entry), 0o755)
    }
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another server starting at the same moment may have put the same copy there first.
    if (!existsSync(to)) throw error
  }
}
