import type { ClientBase } from 'pg'
import { makeMigrationsTable, noteWorksSince } from '../postgres/migrations/applied.ts'
import { type Migration, onEmptyTables } from '../postgres/migrations/read-migrations.ts'
import { StartError } from '../start-error.ts'
import type { BackupHeader, CopiedSequence, CopiedTable } from './format.ts'
import { columnList, qualified, readTables, SCHEMAS } from './read-tables.ts'

/**
 * Throws `StartError` when the database has tables of its own: they would be mixed with those of the backup. Those of a
 * queue without jobs are what a restore leaves that was killed.
 */
export async function refuseUsedDatabase(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
    [[...SCHEMAS, 'drizzle', 'published']],
  )
  if (rows.length === 0 && !(await hasJobs(client))) return
  throw new StartError(
    'The database has tables already: restore into an empty one (another DATABASE_URL, or another DATA_DIR).',
  )
}

/** Whether the tables of a queue are there. */
export async function hasQueue(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regnamespace('graphile_worker') as name`,
  )
  return rows[0]!.name !== null
}

async function hasJobs(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('graphile_worker.jobs') as name`,
  )
  if (rows[0]!.name === null) return false
  return (await client.query('select from graphile_worker.jobs limit 1')).rows.length > 0
}

export async function dropQueue(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade')
}

/** Makes the tables as they were, and notes the migrations that the backup had. */
export async function makeTables(
  client: ClientBase,
  migrations: Migration[],
  header: BackupHeader,
): Promise<void> {
  await makeMigrationsTable(client)
  for (const migration of migrations) {
    if (migration.version > header.schemaVersion) continue
    for (const statement of onEmptyTables(migration)) await client.query(statement)
    await noteWorksSince(client, migration.worksSince)
  }
  for (const { hash, createdAt } of header.migrations) {
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ])
  }
  const [made, copied] = [await readTables(client), header.tables].map(namesOf)
  if (made !== copied) {
    throw new StartError('The backup has other tables than its version makes: it cannot be restored.')
  }
}

const namesOf = (tables: CopiedTable[]) =>
  tables
    .map(({ schema, name, columns }) => `${schema}.${name} (${columns.toSorted().join()})`)
    .toSorted()
    .join('\n')

/**
 * Lets rows come in any order and as they are: foreign keys are put away, triggers of ours do nothing, and what
 * migrations have written is gone. Gives what makes all foreign keys again, which looks at every row.
 */
export async function openTables(client: ClientBase, tables: CopiedTable[]): Promise<() => Promise<void>> {
  const names = tables.map((table) => qualified(client, table))
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = any($1::text[]::regnamespace[]) order by 1, 2`,
    [SCHEMAS],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

/** The table of a piece of rows, with the columns that it has. */
export const destinationOf = (client: ClientBase, table: CopiedTable) =>
  `${qualified(client, table)} (${columnList(client, table.columns)})`

export async function setSequences(client: ClientBase, sequences: CopiedSequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualified(client, sequence),
      sequence.value,
      sequence.isCalled,
    ])
  }
}
