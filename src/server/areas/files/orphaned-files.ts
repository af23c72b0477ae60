import type { PoolClient } from 'pg'
import { areTooManyOrphans, ORPHAN_BREAK_DAYS, ORPHAN_DAYS } from '#domain/files/files.ts'
import type { Platform } from '#server/core/context.ts'
import type { Reference } from './references.ts'

type Deps = Pick<Platform, 'files' | 'log'>

/**
 * Marks the files of the temporary table `stored` that no row refers to, takes the mark from those whose
 * row has come back, and deletes what has been marked for days. A row that is not there today may be there
 * tomorrow: when more files are without one than interrupted uploads explain, nothing is marked or deleted,
 * and the days begin anew. Files changed since `before` may still get their row.
 */
export async function deleteOldOrphans(
  client: PoolClient,
  deps: Deps,
  reference: Reference,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  const { bucket, table } = reference
  await findOrphans(client, reference, before)
  const { rows } = await client.query<{ orphans: number; files: number; rows: number }>(
    `select (select count(*)::int from orphans) as orphans, (select count(*)::int from stored) as files,
       (select count(*)::int from ${table}) as rows`,
  )
  const counts = rows[0]!
  if (counts.orphans > 0 && areTooManyOrphans(counts.orphans, counts.files, counts.rows)) {
    await client.query('delete from orphaned_files where bucket = $1', [bucket])
    deps.log.error({ bucket, ...counts }, 'too many files are without a row: none was deleted')
    return
  }
  await mark(client, bucket, now)
  await deleteMarked(client, deps, reference, now)
}

/** Queued files are no orphans: their rows were deleted on purpose. */
async function findOrphans(client: PoolClient, { bucket, table, column }: Reference, before: Date) {
  await client.query('drop table if exists orphans')
  await client.query('create temporary table orphans (path text primary key)')
  await client.query(
    `insert into orphans select path from stored where modified_at < $1
     and not exists (select from ${table} where ${table}.${column} = stored.path)
     and not exists (select from file_deletions queued where queued.bucket = $2 and queued.path = stored.path)`,
    [before, bucket],
  )
}

async function mark(client: PoolClient, bucket: string, now: Date) {
  await client.query(
    `delete from orphaned_files where bucket = $1
     and not exists (select from orphans where orphans.path = orphaned_files.path)`,
    [bucket],
  )
  await client.query(
    `insert into orphaned_files (bucket, path, marked_at, confirmed_at)
     select $1, path, $2::timestamptz, $2::timestamptz from orphans
     on conflict (bucket, path) do update set confirmed_at = excluded.confirmed_at, marked_at =
       case when orphaned_files.confirmed_at < excluded.confirmed_at - make_interval(days => $3)
       then excluded.marked_at else orphaned_files.marked_at end`,
    [bucket, now, ORPHAN_BREAK_DAYS],
  )
}

async function deleteMarked(
  client: PoolClient,
  { files, log }: Deps,
  { bucket, table, column }: Reference,
  now: Date,
) {
  const { rows } = await client.query<{ path: string }>(
    `select path from orphaned_files where bucket = $1 and marked_at <= $2::timestamptz - make_interval(days => $3)
     and not exists (select from ${table} where ${table}.${column} = orphaned_files.path)`,
    [bucket, now, ORPHAN_DAYS],
  )
  const deleted: string[] = []
  for (const { path } of rows) {
    await files.remove(bucket, path).then(
      () => deleted.push(path),
      (error) => log.warn({ err: error }, 'stored file not deleted'),
    )
  }
  if (deleted.length === 0) return
  await client.query('delete from orphaned_files where bucket = $1 and path = any($2)', [bucket, deleted])
  log.info({ bucket, files: deleted.length }, `files without a row for ${ORPHAN_DAYS} days deleted`)
}
