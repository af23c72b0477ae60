import type { PoolClient } from 'pg'
import type { Bucket } from '#domain/files.ts'
import { REMOVED_VENDOR_HOURS } from '#domain/vendors.ts'
import type { Platform } from '../context.ts'
import { forgetLostVendorFiles } from '../vendors/files.commands.ts'
import { forgetRemovedVendors } from '../vendors/vendors.commands.ts'
import { deleteQueuedFiles } from './delete-queued-files.ts'

const HOUR_MS = 3_600_000

/** How often each process offers to clean, in milliseconds. */
const CLEAN_EVERY_MS = 6 * HOUR_MS

/** Younger files and rows are left alone: an upload may be between its bytes and its row. */
const GRACE_MS = HOUR_MS

type Doors = Pick<Platform, 'db' | 'files' | 'clock' | 'log'>

/** The column that points at the files of a bucket, and what to do about rows whose file is lost. */
type Reference = {
  table: string
  column: string
  forget(db: Platform['db'], paths: string[]): Promise<void>
}

/** A bucket that is not here is not cleaned: nobody has said which of its files are in use. */
const REFERENCES: Partial<Record<Bucket, Reference>> = {
  'vendor-files': { table: 'vendor_files', column: 'path', forget: forgetLostVendorFiles },
}

/** Cleans now and every few hours; of several processes one does it. Ends with the function it gives. */
export function startCleaningFiles(doors: Doors): () => Promise<void> {
  let running = Promise.resolve()
  const clean = () => {
    running = cleanFiles(doors).catch((error) => doors.log.error({ err: error }, 'files not cleaned'))
  }
  clean()
  const timer = setInterval(clean, CLEAN_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/**
 * Deletes removed vendors that can no longer come back, what is queued, what interrupted uploads left,
 * and files without a row; takes away rows without a file. Does nothing while another process cleans.
 */
export async function cleanFiles(doors: Doors): Promise<void> {
  const { db, files, clock } = doors
  const now = clock.now().getTime()
  await unlessOtherCleans(db, async (client) => {
    await forgetRemovedVendors(db, new Date(now - REMOVED_VENDOR_HOURS * HOUR_MS))
    await deleteQueuedFiles(doors)
    const before = new Date(now - GRACE_MS)
    await files.sweepInterrupted(before)
    for (const [bucket, reference] of Object.entries(REFERENCES) as [Bucket, Reference][]) {
      await reconcile(doors, client, bucket, reference, before)
    }
  })
}

async function unlessOtherCleans(db: Platform['db'], clean: (client: PoolClient) => Promise<void>) {
  const client = await db.$client.connect()
  const key = `hashtextextended('azahar/clean-files', 0)`
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${key}) as mine`)
    if (!rows[0]!.mine) return
    await clean(client)
    await client.query(`select pg_advisory_unlock(${key})`)
  } finally {
    // The session ends, and with it the temporary table and, after a failure, the lock.
    client.release(true)
  }
}

/** Compares what is stored with what is pointed at, both in the database, so that neither fills the memory. */
async function reconcile(
  { db, files, log }: Doors,
  client: PoolClient,
  bucket: Bucket,
  { table, column, forget }: Reference,
  before: Date,
) {
  await client.query('drop table if exists stored')
  await client.query(
    'create temporary table stored (path text primary key, modified_at timestamptz not null)',
  )
  for await (const page of pagesOf(files.list(bucket))) {
    await client.query('insert into stored select * from unnest($1::text[], $2::timestamptz[])', [
      page.map(({ path }) => path),
      page.map(({ modifiedAt }) => modifiedAt),
    ])
  }
  const orphans = await client.query<{ path: string }>(
    `select path from stored where modified_at < $1
     and not exists (select from ${table} where ${table}.${column} = stored.path)`,
    [before],
  )
  for (const { path } of orphans.rows) await files.remove(bucket, path)
  if (orphans.rows.length > 0) log.info({ bucket, files: orphans.rows.length }, 'files without a row deleted')

  const lost = await client.query<{ path: string; total: number }>(
    `select ${column} as path, (select count(*)::int from ${table}) as total from ${table}
     where created_at < $1 and not exists (select from stored where stored.path = ${table}.${column})`,
    [before],
  )
  const paths = lost.rows.map(({ path }) => path)
  if (paths.length === 0) return
  if (looksLikeAnotherStore(paths.length, lost.rows[0]!.total)) {
    log.error({ bucket, files: paths.length }, 'many files are missing from the store: nothing was changed')
    return
  }
  await forget(db, paths)
  log.warn({ bucket, files: paths.length }, 'rows without a file deleted')
}

/** A few files may get lost; when many are, the store was changed or not restored with the database. */
const looksLikeAnotherStore = (lost: number, total: number) =>
  lost > total / 2 || lost > Math.max(10, total / 10)

async function* pagesOf<T>(items: AsyncIterable<T>, size = 500): AsyncGenerator<T[]> {
  let page: T[] = []
  for await (const item of items) {
    page.push(item)
    if (page.length < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
