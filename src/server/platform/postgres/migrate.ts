import { setTimeout as delay } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { connect as connectPool, disconnect } from '#db/client.ts'
import { publishTables } from '#db/published.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import { StartError } from '../start-error.ts'
import { connectionFailure } from './connection-failure.ts'

export type MigrationTimeouts = {
  /** For other processes that migrate the same database. */
  turn: number
  /** For a table that running processes use. */
  lock: number
}

const TIMEOUTS: MigrationTimeouts = { turn: 5 * MINUTE_MS, lock: MINUTE_MS }

/** The last commit with each step from the very first on: it brings every older database to where ours go on. */
const LAST_WITH_EVERY_STEP = 'f543bfc7'

const CONNECT_MS = 10_000
const ASK_AGAIN_MS = 200

/**
 * Brings the database up to the newest migration in `folder`. Several processes may do so at once: they take turns,
 * and say that they wait. Throws `StartError` when it cannot be done, and when the database is newer already.
 */
export async function migrateDatabase(
  connectionString: string,
  folder: string,
  log?: Log,
  timeouts: MigrationTimeouts = TIMEOUTS,
): Promise<void> {
  const client = await connect(connectionString)
  try {
    // A migration takes as long as it takes, but does not wait for a table for ever, with all others behind it.
    await client.query(`set statement_timeout = 0; set lock_timeout = ${timeouts.lock}`)
    await takeTurn(client, timeouts.turn, log)
    await refuseOtherSchemas(client, folder)
    await migrateTables(client, connectionString, folder, timeouts.lock)
    await publishTables(client)
  } catch (error) {
    throw migrationFailure(error)
  } finally {
    await client.end()
  }
}

/** The version of the tables that the migrations in `folder` make: the time of the newest one, in milliseconds. */
export const schemaVersionOf = (folder: string): number => Math.max(0, ...versionsOf(folder))

const versionsOf = (folder: string): number[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)

/**
 * Drizzle compares times only: it would take a database that a newer version migrated for one that is up to date, and
 * run `0000_initial` over the tables of one that stands between our migrations.
 */
async function refuseOtherSchemas(client: Client, folder: string): Promise<void> {
  const version = await versionOfDatabase(client)
  if (version === null || versionsOf(folder).includes(version)) return
  throw new StartError(
    version > schemaVersionOf(folder)
      ? 'A newer version of Azahar has migrated this database: start that version, or restore the backup from before.'
      : `An older version of Azahar has migrated this database: start commit ${LAST_WITH_EVERY_STEP} with it once, then this version.`,
  )
}

/** The time of the last migration of the database, in milliseconds; `null` while it has none. */
async function versionOfDatabase(client: Client): Promise<number | null> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (known.rows[0]!.name === null) return null
  const { rows } = await client.query<{ version: number | null }>(
    'select max(created_at)::float8 as version from drizzle.__drizzle_migrations',
  )
  return rows[0]!.version
}

/** The tables of the queue and ours; the views that show what is published come after the newest of them. */
export async function migrateTables(
  client: Client,
  connectionString: string,
  folder: string,
  lockMs = TIMEOUTS.lock,
): Promise<void> {
  await migrateQueue(connectionString, lockMs)
  await migrate(drizzle(client), { migrationsFolder: folder })
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  // A server that goes away in mid-migration fails the query, which says it better.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw connectionFailure(error, connectionString)
  }
  return client
}

/** The tables of the job queue, which has migrations of its own; before ours, which may add jobs. */
export async function migrateQueue(connectionString: string, lockMs = TIMEOUTS.lock): Promise<void> {
  const timeouts = { connect: CONNECT_MS, statement: 0, lock: lockMs, idleInTransaction: 0, answer: 0 }
  const db = connectPool({ connectionString, max: 1 }, timeouts)
  db.$client.on('error', () => {})
  const logger = new Logger(() => () => {})
  try {
    await runMigrations({ pgPool: db.$client, schema: 'graphile_worker', logger })
  } finally {
    await disconnect(db)
  }
}

/** Lets one process at a time migrate a database, until its connection ends. */
export async function takeTurn(client: Client, withinMs: number, log?: Log): Promise<void> {
  const deadline = Date.now() + withinMs
  for (let isFirst = true; !(await tryLock(client)); isFirst = false) {
    if (isFirst) log?.info('Waiting for another process to finish migrating the database')
    if (Date.now() > deadline) {
      throw new StartError('Another process has been migrating the database for too long: see what it does.')
    }
    await delay(ASK_AGAIN_MS)
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const key = `hashtextextended('azahar migrations', 0)`
  const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${key}) as locked`)
  return rows[0]!.locked
}

/** Drizzle wraps what the database said. */
function migrationFailure(error: unknown): unknown {
  if (error instanceof StartError) return error
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string }
  if (code === '42501') {
    return new StartError(
      `The user of DATABASE_URL may not create tables (${message}): make it the owner of the database.`,
    )
  }
  if (code === '55P03') {
    return new StartError('A migration waited too long for a table in use: stop the other processes first.')
  }
  if (outageOf(error)) return new StartError(`The database cannot be migrated: ${message}.`)
  return error
}
