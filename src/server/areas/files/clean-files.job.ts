import type { PoolClient } from 'pg'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/time.ts'
import { forgetRemovedVendors } from '#server/areas/vendors/vendors.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { deleteQueuedFiles } from './delete-queued-files.job.ts'
import { isJoined } from './join-installation.ts'
import { noteMissingFiles } from './missing-files.commands.ts'
import { deleteOldOrphans } from './orphaned-files.ts'
import { REFERENCES, type Reference } from './references.ts'

/** Younger files and rows are left alone: an upload may be between its bytes and its row. */
const GRACE_MS = HOUR_MS

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'log'>

/** Every six hours. Files without a row count their days only while it runs at least every other day. */
export const cleanFilesJob = defineJob('clean-files', {
  cron: '13 */6 * * *',
  run: (_payload, deps) => cleanFiles(deps),
})

/**
 * Deletes removed vendors that can no longer come back, what is queued, what interrupted uploads left, and
 * files that were without a row for days; notes the files that the store does not have. Does nothing while another
 * process cleans, and touches no file of a store that is not this database's.
 */
export async function cleanFiles(deps: Deps): Promise<void> {
  const { db, files, clock, log } = deps
  const now = clock.now()
  await unlessOtherCleans(db, async (client) => {
    await forgetRemovedVendors(db, new Date(now.getTime() - TRASH_DAYS * DAY_MS))
    if (!(await isJoined(deps))) {
      log.error(`${files.place} is not the store of this database: nothing was cleaned`)
      return
    }
    await deleteQueuedFiles(deps)
    const before = new Date(now.getTime() - GRACE_MS)
    await files.sweepInterrupted(before)
    for (const reference of REFERENCES) {
      await listStored(client, deps, reference)
      await deleteOldOrphans(client, deps, reference, { now, before })
      await noteMissingFiles(client, deps, reference, { now, before })
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

/** Files and rows are compared in the database, so that neither fills the memory. */
async function listStored(client: PoolClient, { files }: Deps, { bucket }: Reference) {
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
}

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
