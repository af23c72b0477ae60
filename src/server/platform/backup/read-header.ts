import type { ClientBase } from 'pg'
import { readDatabaseVersion } from '../postgres/migrations/applied.ts'
import { readSecretMark } from '../secret-mark.ts'
import { StartError } from '../start-error.ts'
import { type BackupHeader, FORMAT } from './format.ts'
import { readInstallationId, readMigrations, readSequences, readTables } from './read-tables.ts'

/** Describes a database for the beginning of its backup. Throws `StartError` when it has no tables of ours. */
export async function readHeader(client: ClientBase, secretMark: string): Promise<BackupHeader> {
  if ((await readDatabaseVersion(client)) === null) {
    throw new StartError(
      'The database has no tables of Azahar: correct DATABASE_URL, or start the server once.',
    )
  }
  const migrations = await readMigrations(client)
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    schemaVersion: Math.max(...migrations.map(({ createdAt }) => Number(createdAt))),
    migrations,
    installationId: await readInstallationId(client),
    secretMark: (await readSecretMark(client)) ?? secretMark,
    tables: await readTables(client),
    sequences: await readSequences(client),
  }
}
