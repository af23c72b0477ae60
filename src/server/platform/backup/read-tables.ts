import type { ClientBase } from 'pg'
import type { CopiedSequence, CopiedTable } from './format.ts'

/** The schemas whose tables are ours. */
export const SCHEMAS = ['public', 'auth']

/** Every table with the columns that hold what was written, in an order that does not change. */
export async function readTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname = any($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Sequences are never behind the rows of a snapshot that was taken before. */
export async function readSequences(client: ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<Pick<CopiedSequence, 'schema' | 'name'>>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  const sequences: CopiedSequence[] = []
  for (const sequence of rows) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(client, sequence)}`,
    )
    sequences.push({ ...sequence, ...rows[0]! })
  }
  return sequences
}

export async function readMigrations(client: ClientBase) {
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    'select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows
}

export async function readInstallationId(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select id from public.installation')
  return rows[0]?.id ?? null
}

export const qualified = (client: ClientBase, { schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

export const columnList = (client: ClientBase, columns: readonly string[]) =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
