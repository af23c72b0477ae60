import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { StartError } from '../start-error.ts'
import { within } from '../within.ts'

/**
 * The right to use a cluster, held as an advisory lock on a connection of its own: however this process ends, the
 * connection closes with it and the lock is free, while PostgreSQL may well live on.
 */
export type Ownership = { client: DatabaseClient; release(): Promise<void> }

/** A server that was killed while it stood still leaves connections that never end. */
const GOODBYE_MS = 500

const lockKey = 'hashtextextended($1, 0)'
const lockName = 'azahar owner'

/** Undefined while the server is not ready for connections; throws when another process owns the cluster. */
export async function claimOwnership(
  connectionString: string,
  dataDir: string,
): Promise<Ownership | undefined> {
  const client = new DatabaseClient({
    connectionString,
    application_name: `azahar ${process.pid}`,
    keepAlive: true,
  })
  try {
    await client.connect()
    // A process that was just killed gives its lock up when the server notices: at once, but not in no time.
    const deadline = performance.now() + 1500
    while (!(await tryLock(client))) {
      if (performance.now() > deadline) throw await occupied(client, dataDir)
      await delay(50)
    }
    return {
      client,
      release: () =>
        within(
          GOODBYE_MS,
          client.end().catch(() => {}),
        ),
    }
  } catch (error) {
    await client.end().catch(() => {})
    if (isNotReady(error)) return undefined
    if ((error as { code?: string }).code === '28P01') {
      throw new StartError(`The password file beside the database does not open it (in ${dataDir}).`)
    }
    throw error
  }
}

async function tryLock(client: DatabaseClient): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${lockKey}) as locked`, [lockName])
  return rows[0].locked
}

async function occupied(client: DatabaseClient, dataDir: string): Promise<StartError> {
  const { rows } = await client.query(
    `select activity.application_name as owner from pg_locks
       join pg_stat_activity activity using (pid)
      where locktype = 'advisory' and granted and activity.pid <> pg_backend_pid()
        and (classid::bigint << 32 | objid::bigint) = ${lockKey}`,
    [lockName],
  )
  const process = rows[0]?.owner.replace('azahar ', 'process ') ?? 'another process'
  return new StartError(
    `Azahar is already running on ${dataDir} (${process}): stop it first, or start this one with another DATA_DIR.`,
  )
}

/** No socket yet, refused, starting up or shutting down, or cut off while connecting. */
function isNotReady(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code ?? '') ||
    /Connection terminated/.test(message ?? '')
  )
}
