import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './command.mjs'

const apt = 'apt-get'
const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The paths that a program of one of these names may have, by the search path. */
export const onSearchPath = (names, more = []) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export const canInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync(apt, ['--version'], { stdio: 'ignore' }).status === 0

/** A source that cannot be reached does not matter as long as another one has the package. */
export const updatePackageLists = (announcement) =>
  runQuietly(announcement, apt, ['update'], quiet).catch(() => {})

export const installPackages = (announcement, packages) =>
  runQuietly(announcement, apt, ['install', '-y', '--no-install-recommends', ...packages], quiet)
