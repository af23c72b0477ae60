import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseClient } from '#db/connection/database-client.ts'

/**
 * `standby` and `readOnly` answer, but take no change. The tables of `newerSchema` are of a newer version than this
 * process was built for, those of `olderSchema` of an older one, as after a restored backup. With `otherSecret` the
 * secret of the installation was changed since this process has started.
 */
export type DatabaseState =
  | 'ok'
  | 'unavailable'
  | 'standby'
  | 'readOnly'
  | 'newerSchema'
  | 'olderSchema'
  | 'otherSecret'

/** A process knows the time of its newest migration, in milliseconds, and the mark of its secret. */
type Known = { schemaVersion: number; secretMark: string }

export type DatabaseReport = {
  database: DatabaseState
  /** How long the oldest waiting job has waited, in seconds; `null` when none waits or it cannot be said. */
  oldestJobSeconds: number | null
  /** How many files are noted as missing from the store, counted up to a limit. */
  missingFiles: number | null
}

const UNAVAILABLE: DatabaseReport = { database: 'unavailable', oldestJobSeconds: null, missingFiles: null }

/** How long one look may take, in milliseconds: connecting and asking, each of them at most half of it. */
const LOOK_MS = 1500

/**
 * Looks whether the database can be used, over a connection of its own: in the pool the question would wait
 * behind everything that hangs there.
 */
export class DatabaseProbe {
  readonly #connectionString: string
  readonly #known: Known
  #client: DatabaseClient | null = null
  #connecting: Promise<DatabaseClient | null> | null = null
  #looking: Promise<DatabaseReport> | null = null

  constructor(connectionString: string, known: Known) {
    this.#connectionString = connectionString
    this.#known = known
  }

  /** Answers within its time limit; requests that come together share one answer. */
  look(): Promise<DatabaseReport> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = null
    })
    return Promise.race([this.#looking, delay(LOOK_MS, UNAVAILABLE, { ref: false })])
  }

  /** The rows of another question about the installation; none when the database does not answer in time. */
  async read<Row extends object>(statement: string): Promise<Row[]> {
    return Promise.race([
      this.#rows<Row>(statement).then((rows) => rows ?? []),
      delay<Row[]>(LOOK_MS, [], { ref: false }),
    ])
  }

  close(): void {
    this.#drop(this.#client)
  }

  async #ask(): Promise<DatabaseReport> {
    const { schemaVersion, secretMark } = this.#known
    return (await this.#rows<DatabaseReport>(REPORT, [schemaVersion, secretMark]))?.[0] ?? UNAVAILABLE
  }

  async #rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[] | null> {
    const known = this.#client
    // A connection that was lost since the last look says nothing about the database.
    const rows = known && (await this.#askOver<Row>(known, statement, values))
    if (rows) return rows
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null
    })
    const client = await this.#connecting
    return client && this.#askOver<Row>(client, statement, values)
  }

  async #connect(): Promise<DatabaseClient | null> {
    const client = new DatabaseClient({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: LOOK_MS / 2,
      query_timeout: LOOK_MS / 2,
      keepAlive: true,
      application_name: 'azahar readiness',
    })
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    try {
      await client.connect()
    } catch {
      this.#drop(client)
      return null
    }
    this.#client = client
    return client
  }

  async #askOver<Row extends object>(client: DatabaseClient, statement: string, values: unknown[]) {
    try {
      return (await client.query<Row>(statement, values)).rows
    } catch {
      this.#drop(client)
      return null
    }
  }

  #drop(client: DatabaseClient | null): void {
    if (this.#client === client) this.#client = null
    void client?.end().catch(() => {})
  }
}

/**
 * A job that has failed waits since it was added, because each attempt moves its `run_at`. Tables of an older version
 * have no mark of the secret.
 */
const REPORT = `
  select case when pg_is_in_recovery() then 'standby'
    when current_setting('transaction_read_only')::boolean then 'readOnly'
    when schema_version > $1 and works_since > $1 then 'newerSchema' when schema_version < $1 then 'olderSchema'
    when exists (select from installation where to_jsonb(installation) ->> 'secret_mark' <> $2) then 'otherSecret'
    else 'ok' end as database,
    (select extract(epoch from now() - min(case when attempts = 0 then run_at else created_at end))::int
      from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and (attempts > 0 or run_at <= now())
    ) as "oldestJobSeconds",
    (select count(*)::int from (select from missing_files limit 10000) noted) as "missingFiles"
  from (
    select coalesce(max(created_at), 0)::float8 as schema_version, coalesce(
      obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class')::float8, max(created_at), 0) as works_since
    from drizzle.__drizzle_migrations
  ) migrated`
