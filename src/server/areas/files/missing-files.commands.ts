import { asc, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { missingFiles } from '#db/schema/files.ts'
import type { Bucket } from '#domain/files/files.ts'
import type { Platform } from '#server/core/context.ts'
import { REFERENCES, type Reference } from './references.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'log'>

/** How many missing files are looked for at a time. */
const LOOKS = 500

/**
 * Notes which files of a bucket rows refer to and the store does not have, by the temporary table `stored`, and takes
 * the note from those that are back. Rows are never deleted for it: a store that was restored from an older backup, or
 * mounted a moment too late, may have the file tomorrow. Rows created since `before` may still get their file.
 */
export async function noteMissingFiles(
  client: PoolClient,
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { bucket, table, column, resume }: Reference,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await client.query(
    `insert into missing_files (bucket, path, noticed_at, looked_at)
     select distinct $1, ${column}, $3::timestamptz, $3::timestamptz from ${table}
     where created_at < $2 and ${column} is not null
     and not exists (select from stored where stored.path = ${table}.${column})
     on conflict (bucket, path) do update set looked_at = excluded.looked_at`,
    [bucket, before, now],
  )
  const back = await client.query<{ path: string }>(
    `delete from missing_files m where bucket = $1 and exists (select from stored where stored.path = m.path)
     returning path`,
    [bucket],
  )
  await client.query(
    `delete from missing_files m where bucket = $1
     and not exists (select from ${table} where ${table}.${column} = m.path)`,
    [bucket],
  )
  if (back.rows.length > 0)
    await resume?.(
      db,
      back.rows.map(({ path }) => path),
    )
  const { rows } = await client.query<{ files: number; rows: number }>(
    `select (select count(*)::int from missing_files where bucket = $1) as files,
       (select count(*)::int from ${table}) as rows`,
    [bucket],
  )
  const counts = rows[0]!
  if (counts.files > 0) log.error({ bucket, ...counts }, 'the store lacks files of rows: the rows are kept')
}

/**
 * Looks for the missing files that were not looked for the longest, so that what a restored store has again is no
 * longer called missing. Stops at the first failure of the store.
 */
export async function lookForMissingFiles({ db, files, clock, log }: Deps): Promise<void> {
  const missing = await db
    .select({ bucket: missingFiles.bucket, path: missingFiles.path })
    .from(missingFiles)
    .orderBy(asc(missingFiles.lookedAt))
    .limit(LOOKS)
  for (const [bucket, paths] of groupedByBucket(missing)) {
    const back: string[] = []
    for (const path of paths) if (await files.find(bucket, path)) back.push(path)
    const gone = await pathsWithoutRow(db, bucket, paths)
    const list = (some: string[]) => sql`${sql.param(some)}::text[]`
    await db.execute(sql`
      delete from missing_files where bucket = ${bucket} and path = any(${list([...back, ...gone])})`)
    await db.execute(sql`
      update missing_files set looked_at = ${clock.now().toISOString()}
      where bucket = ${bucket} and path = any(${list(paths)})`)
    if (back.length === 0) continue
    await REFERENCES.find((one) => one.bucket === bucket)?.resume?.(db, back)
    log.info({ bucket, files: back.length }, 'missing files are in the store again')
  }
}

/** Whether a row refers to a file. */
export async function isReferred(db: Platform['db'], bucket: Bucket, path: string): Promise<boolean> {
  return (await pathsWithoutRow(db, bucket, [path])).length === 0
}

function groupedByBucket(missing: { bucket: Bucket; path: string }[]): Map<Bucket, string[]> {
  const grouped = new Map<Bucket, string[]>()
  for (const { bucket, path } of missing) grouped.set(bucket, [...(grouped.get(bucket) ?? []), path])
  return grouped
}

async function pathsWithoutRow(db: Platform['db'], bucket: Bucket, paths: string[]): Promise<string[]> {
  const reference = REFERENCES.find((one) => one.bucket === bucket)
  if (!reference) return paths
  const { table, column } = reference
  const { rows } = await db.execute<{ path: string }>(sql`
    select asked.path from unnest(${sql.param(paths)}::text[]) as asked(path)
    where not exists (
      select from ${sql.identifier(table)} referring where referring.${sql.identifier(column)} = asked.path)`)
  return rows.map(({ path }) => path)
}
