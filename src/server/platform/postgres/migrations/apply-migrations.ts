import type { Client } from 'pg'
import type { Log } from '../../log.ts'
import { makeMigrationsTable, noteApplied, noteWorksSince, readDatabaseVersion } from './applied.ts'
import { applyInBatches } from './apply-in-batches.ts'
import { type LockTimeouts, patientWith } from './patience.ts'
import type { Migration } from './read-migrations.ts'

/**
 * Applies the migrations that a database has not, one after another, each in a transaction of its own. One that waits
 * for a table in use gives its place up, so that others are served, and tries again.
 */
export async function applyMigrations(
  client: Client,
  migrations: readonly Migration[],
  timeouts: LockTimeouts,
  log?: Log,
): Promise<void> {
  await makeMigrationsTable(client)
  const reached = (await readDatabaseVersion(client))?.version ?? 0
  for (const migration of migrations) {
    if (migration.version <= reached) continue
    const patient = patientWith(migration.tag, timeouts, log)
    // An index that is made beside the writes of others lets them pass while it waits for them.
    await client.query(`set lock_timeout = ${migration.isConcurrent ? timeouts.patience : timeouts.lock}`)
    if (migration.batches) await applyInBatches(client, migration, migration.batches, { patient, log })
    else await patient(() => (migration.isConcurrent ? applyOpenly : applyWhole)(client, migration))
  }
  const newest = migrations.at(-1)
  if (newest) await noteWorksSince(client, newest.worksSince)
}

async function applyWhole(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of migration.statements) await client.query(statement)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Statements that PostgreSQL refuses within a transaction; after a kill they are run from the first on. */
async function applyOpenly(client: Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await client.query(statement)
  await noteApplied(client, migration)
}
