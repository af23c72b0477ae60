import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { StartError } from '../start-error.ts'

/** The oldest PostgreSQL that has everything the tables and queries use. */
const oldestMajor = 15

/**
 * Brings the database up to the newest migration in `folder`. Several processes may do so at once: they take turns.
 * Throws `StartError` when the server cannot be reached or is too old.
 */
export async function migrateDatabase(connectionString: string, folder: string): Promise<void> {
  const client = await connect(connectionString)
  try {
    await checkVersion(client)
    await client.query(`select pg_advisory_lock(hashtextextended('azahar migrations', 0))`)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A server that goes away in mid-migration fails the query, which says it better.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    throw new StartError(`The database cannot be reached: ${message || code}. Check DATABASE_URL.`)
  }
  return client
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
  if (rows[0].major < oldestMajor) {
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${rows[0].major}; Azahar needs PostgreSQL ${oldestMajor} or newer.`,
    )
  }
}
