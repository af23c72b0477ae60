import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { inject } from 'vitest'
import { migrateTables } from '#server/platform/postgres/migrate.ts'
import { inDatabase, templateDatabase } from './database-address.ts'

export type TestDatabase = {
  connectionString: string
  /** Another database that holds what this one holds now, as a dump would; nothing may be connected. */
  copy(): Promise<TestDatabase>
  drop(): Promise<void>
}

/** A database of one's own with all tables and no rows. Drop it in `afterAll`; open connections are cut off. */
export const createTestDatabase = (): Promise<TestDatabase> => copyDatabase(templateDatabase)

/** A database as it was before the migration `tag`, with the rows that `fill` writes there. */
export async function createDatabaseBefore(
  tag: string,
  fill: (client: Client) => Promise<void>,
): Promise<TestDatabase> {
  const database = await copyDatabase('template1')
  const before = migrationsBefore(tag)
  const client = new Client(database)
  await client.connect()
  try {
    await migrateTables(client, database.connectionString, before)
    await fill(client)
  } finally {
    await client.end()
    rmSync(before, { recursive: true })
  }
  return database
}

export const MIGRATIONS = fileURLToPath(new URL('../../../src/db/migrations', import.meta.url))

/** The migrations with a journal that ends before `tag`. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'azahar-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const end = journal.entries.findIndex((entry) => entry.tag === tag)
  if (end < 0) throw new Error(`there is no migration ${tag}`)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

/** A database that begins as the one named `template`, to which nothing may be connected. */
export async function copyDatabase(
  template: string,
  name = `test_${randomBytes(8).toString('hex')}`,
): Promise<TestDatabase> {
  const server = inject('postgres')
  await execute(server, `create database ${name} template ${template}`)
  return {
    connectionString: inDatabase(server, name),
    copy: () => copyDatabase(name),
    drop: () => execute(server, `drop database ${name} with (force)`),
  }
}

/** Runs statements on a connection of their own. */
export async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
