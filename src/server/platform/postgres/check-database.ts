import { DatabaseClient } from '#db/connection/database-client.ts'
import { StartError } from '../start-error.ts'
import { connectionFailure, DIRECTLY } from './connection-failure.ts'

/** The oldest PostgreSQL that has everything the tables and queries use. */
const OLDEST_MAJOR = 15

const PATIENCE_MS = 10_000

/** Throws `StartError` with one line when the database of DATABASE_URL is not one to work with. */
export async function checkDatabase(url: string): Promise<void> {
  const clients: DatabaseClient[] = []
  try {
    for (let count = 0; count < 2; count += 1) clients.push(await openClient(url))
    const [first, second] = clients as [DatabaseClient, DatabaseClient]
    await checkServer(first)
    if (await sharesSessions(first, second)) {
      throw new StartError(
        `DATABASE_URL leads to a pooler that hands out sessions by transaction (pgbouncer in transaction mode, for one), where locks and notifications get lost. ${DIRECTLY}`,
      )
    }
  } catch (error) {
    throw error instanceof StartError ? error : connectionFailure(error, url)
  } finally {
    for (const client of clients) void client.end().catch(() => {})
  }
}

async function openClient(url: string): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  await client.connect()
  return client
}

async function checkServer(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ major: number; standby: boolean; read_only: boolean }>(`
    select current_setting('server_version_num')::int / 10000 as major, pg_is_in_recovery() as standby,
      current_setting('transaction_read_only')::boolean as read_only`)
  const { major, standby, read_only } = rows[0]!
  if (major < OLDEST_MAJOR) {
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${major}; Azahar needs PostgreSQL ${OLDEST_MAJOR} or newer.`,
    )
  }
  if (standby) throw new StartError('DATABASE_URL leads to a standby: it has to lead to the primary.')
  if (read_only) {
    throw new StartError('DATABASE_URL leads to a database that may only be read: it has to take changes.')
  }
}

type Asks = Pick<DatabaseClient, 'query'>

const ROUNDS = 4

/**
 * Whether two connections that are open at the same time are served by one session, or one of them by
 * several: then a pooler hands sessions out by transaction.
 */
export async function sharesSessions(first: Asks, second: Asks): Promise<boolean> {
  const seen: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let round = 0; round < ROUNDS; round += 1) {
    seen[0].add(await sessionOf(first))
    seen[1].add(await sessionOf(second))
  }
  return seen[0].size > 1 || seen[1].size > 1 || [...seen[0]].some((pid) => seen[1].has(pid))
}

async function sessionOf(client: Asks): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}
