import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresInstallation } from './installation.ts'

export const superuser = 'azahar'

export const clusterFolder = (installation: PostgresInstallation): string =>
  join(installation.folder, 'cluster')

export const readPassword = (installation: PostgresInstallation): string =>
  readFileSync(join(installation.folder, 'password'), 'utf8')

export function majorVersion(installation: PostgresInstallation): string | undefined {
  const file = join(clusterFolder(installation), 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
