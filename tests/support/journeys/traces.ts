import { sql } from 'drizzle-orm'
import { BUCKETS } from '#domain/files/files.ts'
import type { TestApp } from '../test-app.ts'

/** The rows of the whole database, jobs included, in which a text stands somewhere. */
export async function rowsWith({ db }: TestApp, text: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select n.nspname || '."' || c.relname || '"' as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth', 'graphile_worker') and c.relkind = 'r'`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.$client.query(
      `select to_jsonb(t)::text as row from ${name} t where position($1 in to_jsonb(t)::text) > 0`,
      [text],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** Every stored file as `bucket/path`. */
export async function storedFiles({ platform }: TestApp): Promise<string[]> {
  const found: string[] = []
  for (const bucket of BUCKETS) {
    for await (const { path } of platform.files.list(bucket)) found.push(`${bucket}/${path}`)
  }
  return found.sort()
}
