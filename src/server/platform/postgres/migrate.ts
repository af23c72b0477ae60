import { setTimeout as delay } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import type { Client } from 'pg'
import { connect as connectPool, disconnect } from '#db/client.ts'
import { DatabaseClient } from '#db/connection/database-client.ts'
import { publishTables } from '#db/published.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Log } from '../log.ts'
import { outageOf } from '../outage.ts'
import { StartError } from '../start-error.ts'
import { connectionFailure } from './connection-failure.ts'
import { readDatabaseVersion } from './migrations/applied.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import type { LockTimeouts } from './migrations/patience.ts'
import { readMigrations } from './migrations/read-migrations.ts'

export type MigrationTimeouts = LockTimeouts & {
  /** For other processes that migrate the same database. */
  turn: number
}

const TIMEOUTS: MigrationTimeouts = { turn: 5 * MINUTE_MS, lock: 2000, patience: 2 * MINUTE_MS }

/** The last commit with each step from the very first on: it brings every older database to where ours go on. */
export const LAST_WITH_EVERY_STEP = 'f543bfc7'

const CONNECT_MS = 10_000
const ASK_AGAIN_MS = 200

/**
 * Brings the database up to the newest migration in `folder`. Several processes may do so at once: they take turns,
 * and say that they wait. A database that a newer version has migrated stays as it is. Throws `StartError` when it
 * cannot be done, and when this program does not work with those newer tables.
 */
export async function migrateDatabase(
  connectionString: string,
  folder: string,
  log?: Log,
  timeouts: MigrationTimeouts = TIMEOUTS,
): Promise<void> {
  const client = await connect(connectionString)
  try {
    // A migration takes as long as it takes.
    await client.query('set statement_timeout = 0')
    await takeTurn(client, timeouts.turn, log)
    if (await isNewer(client, folder)) {
      log?.warn('A newer version of Azahar has migrated this database; this one works with its tables too')
      return
    }
    await migrateTables(client, connectionString, folder, timeouts, log)
    await publishTables(client)
  } catch (error) {
    throw migrationFailure(error)
  } finally {
    await client.end()
  }
}

/** The version of the tables that the migrations in `folder` make: the time of the newest one, in milliseconds. */
export const schemaVersionOf = (folder: string): number => Math.max(0, ...versionsOf(folder))

/** All versions that the migrations in `folder` come by. */
export const versionsOf = (folder: string): number[] => readMigrations(folder).map(({ version }) => version)

/**
 * Whether a newer version has migrated the database, and this program works with what it made. Times alone are
 * compared when migrations are applied: `0000_initial` would run over the tables of a database that stands between ours.
 */
async function isNewer(client: Client, folder: string): Promise<boolean> {
  const known = await readDatabaseVersion(client)
  if (known === null || versionsOf(folder).includes(known.version)) return false
  const own = schemaVersionOf(folder)
  if (known.version < own) {
    throw new StartError(
      `An older version of Azahar has migrated this database: start commit ${LAST_WITH_EVERY_STEP} with it once, then this version.`,
    )
  }
  if (known.worksSince > own) {
    throw new StartError(
      'A newer version of Azahar has migrated this database: start that version, or restore the backup from before.',
    )
  }
  return true
}

/** The tables of the queue and ours; the views that show what is published come after the newest of them. */
export async function migrateTables(
  client: Client,
  connectionString: string,
  folder: string,
  timeouts: LockTimeouts = TIMEOUTS,
  log?: Log,
): Promise<void> {
  await migrateQueue(connectionString)
  await applyMigrations(client, readMigrations(folder), timeouts, log)
}

async function connect(connectionString: string): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  try {
    await client.connect()
  } catch (error) {
    throw connectionFailure(error, connectionString)
  }
  return client
}

/** The tables of the job queue, which has migrations of its own; before ours, which may add jobs. */
export async function migrateQueue(connectionString: string, lockMs = MINUTE_MS): Promise<void> {
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
  const deadline = performance.now() + withinMs
  for (let isFirst = true; !(await tryLock(client)); isFirst = false) {
    if (isFirst) log?.info('Waiting for another process to finish migrating the database')
    if (performance.now() > deadline) {
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

function migrationFailure(error: unknown): unknown {
  if (error instanceof StartError) return error
  const { code, message } = error as { code?: string; message: string }
  if (code === '42501') {
    return new StartError(
      `The user of DATABASE_URL may not create tables (${message}): make it the owner of the database.`,
    )
  }
  if (code === '55P03') {
    return new StartError('A table in use could not be locked in time: stop the other processes first.')
  }
  if (outageOf(error)) return new StartError(`The database cannot be migrated: ${message}.`)
  return error
}
