import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, wherever this module was bundled to. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

export const migrationsFolder = () => join(projectRoot(), 'src/db/migrations')

/** The version of the release. */
export const releaseVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')).version
