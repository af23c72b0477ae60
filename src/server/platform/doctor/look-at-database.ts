import type { DatabaseClient } from '#db/connection/database-client.ts'
import { checkDatabase } from '#server/platform/postgres/check-database.ts'
import { LAST_WITH_EVERY_STEP } from '#server/platform/postgres/migrate.ts'
import { readDatabaseVersion } from '#server/platform/postgres/migrations/applied.ts'
import { StartError } from '#server/platform/start-error.ts'
import { doctorClient } from './doctor-client.ts'
import { type Finding, ok, wrong } from './finding.ts'
import { lookAtHosts } from './look-at-hosts.ts'

type Facts = {
  version: string
  role: string
  encoding: string
  max_connections: number
  may_create: boolean
  foreign_tables: number
  now: number
}

/** A process opens so many at most (docs/operating.md), with those of its start. */
const CONNECTIONS = 70
/** Sessions, links and jobs are told late or early by it. */
const CLOCK_MAX_SECONDS = 5

/**
 * Whether the database of `DATABASE_URL` is one to work with: reached, a primary, with its rights, room and clock, and
 * tables that this program, whose migrations make `versions`, can bring up to date.
 */
export async function lookAtDatabase(url: string, versions: readonly number[]): Promise<Finding[]> {
  try {
    await checkDatabase(url)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [...(await lookAtHosts(url)), wrong('cannot be used', error.message)]
  }
  const client = doctorClient(url)
  try {
    await client.connect()
    const began = Date.now()
    const { rows } = await client.query<Facts>(FACTS)
    const facts = rows[0]!
    const away = facts.now - (began + Date.now()) / 2000
    const hosts = await lookAtHosts(url)
    return [...findings(facts), ...hosts, clock(away), await tables(client, versions)]
  } finally {
    void client.end().catch(() => {})
  }
}

function findings({ version, role, encoding, max_connections, may_create, foreign_tables }: Facts) {
  const found: Finding[] = []
  if (!may_create) {
    found.push(
      wrong(
        `the role ${role} may not create tables`,
        `As a superuser: ALTER DATABASE … OWNER TO ${role}; GRANT CREATE ON SCHEMA public TO ${role};`,
      ),
    )
  }
  if (foreign_tables > 0) {
    const said = `${foreign_tables} tables belong to another role than ${role}`
    found.push(wrong(said, `As a superuser: REASSIGN OWNED BY <that role> TO ${role};`))
  }
  if (encoding !== 'UTF8') {
    const cure = `Create it anew with ENCODING 'UTF8', and restore a dump into it.`
    found.push(wrong(`the encoding is ${encoding}`, cure))
  }
  if (max_connections < CONNECTIONS) {
    const cure = `Set max_connections to ${CONNECTIONS} for each process and 10 for yourself.`
    found.push(wrong(`it takes ${max_connections} connections, a process opens up to ${CONNECTIONS}`, cure))
  }
  return found.length > 0 ? found : [ok(`PostgreSQL ${version}, with the rights and the room it needs`)]
}

function clock(away: number): Finding {
  const said = `the clocks of this machine and of the database differ by ${Math.abs(away).toFixed(1)} s`
  return Math.abs(away) > CLOCK_MAX_SECONDS
    ? wrong(said, 'Set both by NTP (timedatectl set-ntp true): links and sessions end by them.')
    : ok(said)
}

async function tables(client: DatabaseClient, versions: readonly number[]): Promise<Finding> {
  const schemaVersion = Math.max(...versions)
  const known = await readDatabaseVersion(client)
  if (known === null) return ok('no tables yet: the first start makes them')
  const { version, worksSince } = known
  if (worksSince > schemaVersion)
    return wrong(
      'the tables are of a newer version of Azahar',
      'Install that version, or restore the backup from before.',
    )
  if (version > schemaVersion)
    return ok('the tables are of a newer version, which this one works with: install that one')
  if (!versions.includes(version))
    return wrong(
      'the tables are of a version that this one cannot bring up to date',
      `Start commit ${LAST_WITH_EVERY_STEP} with it once, then this version.`,
    )
  return ok(
    version < schemaVersion
      ? 'the next start brings the tables up to date'
      : 'the tables are of this version',
  )
}

const FACTS = `
  select current_setting('server_version') as version, current_user as role,
    pg_encoding_to_char(encoding) as encoding, current_setting('max_connections')::int as max_connections,
    has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create,
    (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth', 'drizzle', 'graphile_worker') and c.relkind in ('r', 'p')
        and not pg_has_role(c.relowner, 'USAGE')) as foreign_tables,
    extract(epoch from clock_timestamp())::float8 as now
  from pg_database where datname = current_database()`
