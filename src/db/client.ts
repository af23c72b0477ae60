import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseClient } from './connection/database-client.ts'
import { measureStatements, type OnStatement } from './measure-statements.ts'
import { measureWaits, type OnWait } from './pool-waits.ts'
import { SEE_PUBLISHED } from './published.ts'
import * as auth from './schema/auth.ts'

/** How long a request waits for the database, in milliseconds. */
export type Timeouts = {
  /** For a connection: a new one, or one of the pool that others use. */
  connect: number
  /** For a statement, kept by the server. */
  statement: number
  /** For a lock that others hold, kept by the server. */
  lock: number
  /** Between two statements of a transaction, kept by the server: a lost client must not hold its locks. */
  idleInTransaction: number
  /** For an answer, kept by us: a frozen server and a dead network keep no limits. Longer than `statement`. */
  answer: number
}

const TIMEOUTS: Timeouts = {
  connect: 5000,
  statement: 8000,
  lock: 5000,
  idleInTransaction: 15_000,
  answer: 10_000,
}

/** Silence on a connection after which the operating system asks whether the other end is still there. */
const KEEP_ALIVE_MS = 30_000

/** The rows that statements find: all of them, or without what planners have not published (decision 044). */
type Sight = 'all' | 'published'

/** Told of what happens on the connections of a pool; nothing is measured without. */
export type Watched = { onWait?: OnWait; onStatement?: OnStatement | null }

/** Opens a connection pool of a process. */
export function connect(
  connection: pg.PoolConfig,
  timeouts: Timeouts = TIMEOUTS,
  { sight = 'all', onWait, onStatement }: Watched & { sight?: Sight } = {},
) {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    max: 16,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Set by a statement: a pooler in between refuses them in the first message of a connection.
    onConnect: (client) => setUpSession(client, timeouts, sight),
    ...connection,
  })
  pool.on('connect', (client) => {
    endWhenSilent(client)
    if (onStatement) measureStatements(client, onStatement)
  })
  if (onWait) measureWaits(pool, onWait)
  const db = openDrizzle(pool)
  db.transaction = transactionOn(pool)
  return db
}

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Ends the connections and waits until the server has let go of them; those that are not gone in time are abandoned. */
export async function disconnect(db: Database, withinMs = 500): Promise<void> {
  await Promise.race([endAll(db.$client), delay(withinMs, undefined, { ref: false })])
}

/** Resolves later than the end of the pool itself, which leaves its connections in the middle of their goodbyes. */
async function endAll(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const gone = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  await gone
}

const openDrizzle = <Client extends pg.Pool | pg.PoolClient>(client: Client) =>
  drizzle({ client, schema: auth })

async function setUpSession(client: pg.ClientBase, timeouts: Timeouts, sight: Sight): Promise<void> {
  const { connect, statement, lock, idleInTransaction } = timeouts
  const settings = {
    text: `set statement_timeout = ${statement}; set lock_timeout = ${lock};
      set idle_in_transaction_session_timeout = ${idleInTransaction}; ${sight === 'published' ? SEE_PUBLISHED : ''}`,
    query_timeout: connect,
  }
  await client.query(settings)
}

/**
 * Ends a connection whose answer has not come in time. Otherwise the next statement, a rollback first of
 * all, would wait behind the one that is lost.
 */
function endWhenSilent(client: pg.PoolClient): void {
  const ask = client.query as (...statement: unknown[]) => unknown
  const query = (...statement: unknown[]) => {
    const answer = ask.apply(client, statement)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end()
      })
    }
    return answer
  }
  client.query = query as typeof client.query
}

/** The connection of each transaction that is open. */
const CLIENTS = new WeakMap<object, pg.PoolClient>()

/**
 * A transaction as a database: its statements go over the connection of the transaction, and transactions in it are
 * savepoints. With it commands that write by themselves are parts of a larger one.
 */
export function asDatabase(tx: Transaction): Database {
  const $client = CLIENTS.get(tx)
  if (!$client) throw new Error('only an open transaction, and none within it, can be a database')
  return Object.assign(Object.create(tx) as object, { $client }) as unknown as Database
}

/** The connection that a transaction is on as a database, by the session that all its transactions have. */
const CONNECTIONS = new WeakMap<object, Database>()

/**
 * The connection of a transaction, also of one within it, as a database that is the same for all its transactions; the
 * pool, when there is none. Statements over its `$client` are part of the transaction.
 */
export const connectionOf = (db: Database | Transaction): Database =>
  CONNECTIONS.get(db._.session) ?? (db as Database)

/**
 * Transactions that always give their connection back: Drizzle's own keep it for good when the
 * first statement fails, so that an outage would use up the pool.
 */
function transactionOn(pool: pg.Pool): ReturnType<typeof openDrizzle>['transaction'] {
  const opened = new WeakMap<pg.PoolClient, ReturnType<typeof openDrizzle<pg.PoolClient>>>()
  return async (work, config) => {
    const client = await pool.connect()
    const own = opened.get(client) ?? openDrizzle(client)
    opened.set(client, own)
    CONNECTIONS.set(own._.session, own as unknown as Database)
    try {
      return await own.transaction((tx) => {
        CLIENTS.set(tx, client)
        return work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
}
