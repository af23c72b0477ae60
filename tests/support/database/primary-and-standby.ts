import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { createLog } from '#server/platform/log.ts'
import { clusterFolder, readPassword, superuser } from '#server/platform/postgres/cluster.ts'
import { chooseEndpoint, connectionString, type Endpoint } from '#server/platform/postgres/endpoint.ts'
import { findInstallation, type PostgresInstallation } from '#server/platform/postgres/installation.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { findPostmaster, type Postmaster } from '#server/platform/postgres/pid-file.ts'
import { launchPostmaster } from '#server/platform/postgres/postmaster.ts'
import { stopPostmaster } from '#server/platform/postgres/stop-postmaster.ts'
import { databaseName, SHARED_FOLDER, startPostgres } from '#server/platform/postgres/supervisor.ts'

/** Two PostgreSQL, of which the second has what the first has committed. */
export type PrimaryAndStandby = {
  /** Names both, the first primary first. */
  connectionString: string
  /** Of each alone. */
  primaryAddress: string
  standbyAddress: string
  /** The primary dies and is not started again. */
  losePrimary(): void
  /** The primary goes on with its connections and takes no more changes, as before a planned change of roles. */
  retirePrimary(): Promise<void>
  promoteStandby(): Promise<void>
  /** The former primary, which has died, is started as a standby. */
  returnAsStandby(): Promise<void>
  drop(): Promise<void>
}

type Running = Postmaster & { installation: PostgresInstallation }

const log = createLog('lines', { write: () => {} })

export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const [former, next] = [folder, `${folder}-standby`]
  await makeDatabase(former)
  // A stopped cluster is a base backup as it stands; the embedded PostgreSQL has no pg_basebackup.
  execFileSync('cp', ['-a', former, next])
  let primary = await launch(findInstallation({ dataDir: former, sharedFolder: SHARED_FOLDER }, log))
  const standby = await launchStandby(next, primary)
  await holdCommits(primary)
  const [primaryAddress, standbyAddress] = [addressOf(primary), addressOf(standby)]
  return {
    connectionString: `${primaryAddress.replace('&', `,${encodeURIComponent(standby.endpoint.host)}&`)}&target_session_attrs=read-write`,
    primaryAddress,
    standbyAddress,
    losePrimary: () => process.kill(primary.pid, 'SIGQUIT'),
    async retirePrimary() {
      await ask(primary, 'alter system set default_transaction_read_only = on')
      await ask(primary, 'select pg_reload_conf() as is')
    },
    async promoteStandby() {
      await ask(standby, 'select pg_promote()')
    },
    async returnAsStandby() {
      await stopPostmaster(primary.installation, primary)
      writeFileSync(join(clusterFolder(primary.installation), 'standby.signal'), '')
      primary = await launch(primary.installation)
    },
    async drop() {
      for (const one of [primary, standby]) await stopPostmaster(one.installation, one)
      for (const one of [former, next]) rmSync(one, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Makes a database with all tables, and stops it. */
async function makeDatabase(dataDir: string): Promise<void> {
  const onLost = (error: Error) => {
    throw error
  }
  const postgres = await startPostgres({ dataDir, onLost }, log)
  await migrateDatabase(postgres.connectionString, 'src/db/migrations')
  await postgres.stop()
}

async function launchStandby(dataDir: string, { installation, endpoint }: Running): Promise<Running> {
  const own = findInstallation({ dataDir, sharedFolder: SHARED_FOLDER }, log)
  const cluster = clusterFolder(own)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const primary = `host=${endpoint.host} port=${endpoint.port} user=${superuser} password=${readPassword(installation)}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
  return launch(own)
}

async function launch(installation: PostgresInstallation): Promise<Running> {
  const launched = launchPostmaster(installation, await chooseEndpoint(installation), true)
  while (!launched.hasExited) {
    const postmaster = await findPostmaster(installation)
    if (postmaster && postmaster !== 'starting') {
      const running = { ...postmaster, installation }
      if (await ask(running, 'select true as is').catch(() => false)) return running
    }
    await delay(100)
  }
  throw new Error(`PostgreSQL does not start: ${launched.lastWords()}`)
}

/** From now on a commit waits until the standby has it, too: what was acknowledged outlives the primary. */
async function holdCommits(primary: Running): Promise<void> {
  const isFollowed = `select exists (select from pg_stat_replication where state = 'streaming') as is`
  while (!(await ask(primary, isFollowed))) await delay(100)
  await ask(primary, `alter system set synchronous_standby_names = '*'`)
  await ask(primary, 'select pg_reload_conf() as is')
}

async function ask(running: Running, statement: string): Promise<boolean> {
  const client = new Client({ connectionString: addressOf(running) })
  await client.connect()
  try {
    return (await client.query<{ is: boolean }>(statement)).rows[0]?.is ?? false
  } finally {
    await client.end()
  }
}

const addressOf = ({ installation, endpoint }: { installation: PostgresInstallation; endpoint: Endpoint }) =>
  connectionString(endpoint, superuser, readPassword(installation), databaseName)
