import type { ClientBase } from 'pg'
import type { Migration } from './read-migrations.ts'

/** The version of a database, and the oldest one whose programs work with it; `null` while it has no tables. */
export type DatabaseVersion = { version: number; worksSince: number }

/**
 * The migrations of a database stand where Drizzle keeps them. The comment on their table is the oldest version of the
 * tables whose programs work with it: a program that is older learns from it whether it may go on.
 */
const VERSION = `select max(created_at)::float8 as version,
  obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class')::float8 as "worksSince"
  from drizzle.__drizzle_migrations`

export async function readDatabaseVersion(client: ClientBase): Promise<DatabaseVersion | null> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (known.rows[0]!.name === null) return null
  const { rows } = await client.query<{ version: number | null; worksSince: number | null }>(VERSION)
  const { version, worksSince } = rows[0]!
  return version === null ? null : { version, worksSince: worksSince ?? version }
}

export async function makeMigrationsTable(client: ClientBase): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    create table if not exists drizzle.batches (tag text primary key, reached text[] not null, rows bigint not null)`)
}

/** Notes that a migration was applied; programs older than it allows are told by the same commit. */
export async function noteApplied(
  client: ClientBase,
  { hash, version, worksSince }: Pick<Migration, 'hash' | 'version' | 'worksSince'>,
): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    version,
  ])
  await noteWorksSince(client, worksSince)
}

/** A database that was migrated before the comment was kept has none. */
export async function noteWorksSince(client: ClientBase, worksSince: number): Promise<void> {
  await client.query(`comment on table drizzle.__drizzle_migrations is '${Number(worksSince)}'`)
}
