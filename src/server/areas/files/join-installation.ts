import type { PoolClient } from 'pg'
import { BUCKETS } from '#domain/files/files.ts'
import {
  type InstallationVerdict,
  judgeInstallation,
  STORE_WITHOUT_ID,
} from '#domain/operation/installation.ts'
import type { Platform } from '#server/core/context.ts'
import type { Files } from '#server/platform/files/files.ts'
import { newId } from '#server/platform/ids.ts'
import { StartError } from '#server/platform/start-error.ts'
import { StorageError } from '#server/platform/storage-error.ts'
import { REFERENCES } from './references.ts'

/** Of the oldest and of the newest rows, how many are looked for in the store. */
const SAMPLE = 50

/**
 * Makes sure that the database and the store of files carry the same installation id, which the first start
 * gives to both. Processes that start at once take turns. Throws `StartError` when the two do not belong
 * together: the cleaner would take the files of another database for files that nothing refers to. `adopted`
 * names the id of a store that is to be used all the same.
 */
export async function joinInstallation(
  { db, files, log }: Pick<Platform, 'db' | 'files' | 'log'>,
  adopted: string | null,
): Promise<void> {
  const client = await db.$client.connect()
  try {
    // Of processes that start at once, the first makes the id.
    await client.query(`select pg_advisory_lock(hashtextextended('azahar/installation', 0))`)
    const databaseId = await readDatabaseId(client)
    const storeId = await files.readInstallationId()
    if (databaseId !== null && databaseId === storeId) return
    const verdict = judgeInstallation({
      databaseId,
      storeId,
      references: await findReferences(client, files),
      storeHasFiles: await hasFiles(files),
    })
    if (verdict.kind === 'apart') {
      if (adopted !== (storeId ?? STORE_WITHOUT_ID)) throw refusal(verdict, files.place, databaseId, storeId)
      log.warn({ databaseId, storeId }, 'this store of files now belongs to this database (ADOPT_STORE)')
    }
    const id = (verdict.kind === 'together' ? verdict.id : databaseId) ?? newId()
    await client.query('insert into installation (id) values ($1) on conflict do nothing', [id])
    if (storeId !== id) await files.writeInstallationId(id)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new StartError(`${error.message}: ${files.place} (${(error.cause as Error).message}).`)
  } finally {
    // The session ends, and with it the lock.
    client.release(true)
  }
}

/** Whether the store still carries the id of the database: a folder may be mounted over, a bucket replaced. */
export async function isJoined({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<boolean> {
  return (await readDatabaseId(db.$client)) === (await files.readInstallationId())
}

async function readDatabaseId(client: Pick<PoolClient, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select id from installation')
  return rows[0]?.id ?? null
}

async function findReferences(client: PoolClient, files: Files): Promise<'none' | 'found' | 'missing'> {
  let found: 'none' | 'missing' = 'none'
  for (const { bucket, table, column } of REFERENCES) {
    const ordered = (direction: string) =>
      `(select ${column} as path from ${table} where ${column} is not null order by created_at ${direction} limit ${SAMPLE})`
    const { rows } = await client.query<{ path: string }>(`${ordered('asc')} union ${ordered('desc')}`)
    for (const { path } of rows) {
      if (await files.find(bucket, path)) return 'found'
      found = 'missing'
    }
  }
  return found
}

async function hasFiles(files: Files): Promise<boolean> {
  for (const bucket of BUCKETS) {
    for await (const _ of files.list(bucket)) return true
  }
  return false
}

type Apart = Extract<InstallationVerdict, { kind: 'apart' }>

function refusal({ reason }: Apart, place: string, databaseId: string | null, storeId: string | null) {
  const found = {
    otherId: `Database and files are of two installations: the database of ${databaseId}, ${place} of ${storeId}`,
    newDatabase: `The database is new to the files in ${place}, which are ${storeId ? `of installation ${storeId}` : 'in use already'}`,
    filesMissing: `The database refers to files, and none of those looked for is in ${place}`,
  }[reason]
  return new StartError(
    `${found}. Correct DATABASE_URL, DATA_DIR or S3_*, or restore what is missing (docs/operating.md, 'Back up and restore'); ` +
      `to use these files with this database from now on, start once with ADOPT_STORE=${storeId ?? STORE_WITHOUT_ID}.`,
  )
}
