import { DatabaseClient } from '#db/connection/database-client.ts'
import { StartError } from '../start-error.ts'
import { emptyStore, type RestoreStore } from './restore-files.ts'
import { dropQueue } from './restore-rows.ts'

const CONNECT_MS = 10_000

/**
 * Leaves the database as it was before a restore and the store empty, even when the connection was what failed. Throws
 * `StartError` when files have to be deleted by hand.
 */
export async function takeBack(
  client: DatabaseClient,
  { connectionString, files }: { connectionString: string; files: RestoreStore },
  { hadQueue, because }: { hadQueue: boolean; because: unknown },
): Promise<void> {
  await client.query('rollback').catch(() => {})
  // The tables of a queue alone keep no restore from being tried again.
  if (!hadQueue) await dropQueue(client).catch(() => dropAnew(connectionString).catch(() => {}))
  await emptyStore(files).catch((failed) => {
    const left = `files that were stored by then are still in ${files.place}: delete them before the next attempt (${reasonOf(failed)}).`
    throw new StartError(`${reasonOf(because).replace(/[.:]? *$/, ';')} ${left}`, { cause: because })
  })
}

async function dropAnew(connectionString: string): Promise<void> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.connect()
    await dropQueue(client)
  } finally {
    await client.end()
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
