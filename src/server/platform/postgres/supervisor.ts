import { setTimeout as delay } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { readPassword, superuser } from './cluster.ts'
import { chooseEndpoint, connectionString } from './endpoint.ts'
import { fullDiskFailure } from './full-disk.ts'
import { findInstallation, type PostgresInstallation } from './installation.ts'
import { claimOwnership, type Ownership } from './ownership.ts'
import { findPostmaster, type Postmaster } from './pid-file.ts'
import { type Launch, launchPostmaster } from './postmaster.ts'
import { prepareCluster } from './prepare-cluster.ts'
import { stopPostmaster } from './stop-postmaster.ts'

export type EmbeddedPostgres = {
  /** Of the application's own database; stays the same when the server is started again. */
  connectionString: string
  /** Shuts the server down within five seconds; nothing is left running. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  dataDir: string
  /** False only for tests, which have nothing to lose in a power cut. */
  durable?: boolean
  sharedFolder?: string
  /** Called when the server died and could not be started again: there is nothing left to serve. */
  onLost(error: Error): void
}

export const databaseName = 'azahar'

/** Holds what a substitute user must reach. */
export const SHARED_FOLDER = '/var/lib/azahar'

const patienceMs = MINUTE_MS

/**
 * Runs the PostgreSQL of this DATA_DIR for this process alone: takes over one that a killed process left behind, refuses
 * (`StartError`) while another process uses it, and starts it again when it dies.
 */
export async function startPostgres(options: PostgresOptions, log: Log): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, sharedFolder = SHARED_FOLDER, onLost } = options
  const installation = findInstallation({ dataDir, sharedFolder }, log)
  await prepareCluster(installation, durable, log)
  const running = { ...(await takeOver(installation, dataDir, durable, log)), stopping: false }
  await createDatabase(running.ownership)
  const restarts: number[] = []

  watch()
  return {
    connectionString: address(installation, running.postmaster, databaseName),
    async stop() {
      running.stopping = true
      await stopPostmaster(installation, running.postmaster)
      await running.ownership.release()
    },
  }

  function watch(): void {
    running.ownership.client.once('end', () => {
      if (!running.stopping) restart().catch(onLost)
    })
  }

  async function restart(): Promise<void> {
    restarts.push(performance.now())
    const recent = restarts.filter((time) => time > performance.now() - MINUTE_MS).length
    if (recent > 3) throw new StartError('PostgreSQL stopped four times within a minute.')
    log.error('PostgreSQL stopped unexpectedly; starting it again')
    Object.assign(running, await takeOver(installation, dataDir, durable, log))
    watch()
    log.info('PostgreSQL ready again')
  }
}

type Running = { postmaster: Postmaster; ownership: Ownership }

/** Starts the server or adopts the running one, and becomes its only owner. */
async function takeOver(
  installation: PostgresInstallation,
  dataDir: string,
  durable: boolean,
  log: Log,
): Promise<Running> {
  const deadline = performance.now() + patienceMs
  let launch: Launch | undefined
  let launches = 0
  for (;;) {
    const postmaster = await findPostmaster(installation)
    if (postmaster && postmaster !== 'starting') {
      const ownership = await claimOwnership(address(installation, postmaster, 'postgres'), dataDir)
      if (ownership) return { postmaster, ownership }
    } else if (!postmaster && (!launch || launch.hasExited)) {
      if (launches === 3) {
        throw (
          fullDiskFailure(installation.folder) ??
          new StartError(`PostgreSQL does not start: ${launch?.lastWords()}`)
        )
      }
      if (launches > 0) await delay(300)
      launch = launchPostmaster(installation, await chooseEndpoint(installation), durable)
      launches += 1
      if (launches === 2) log.warn('PostgreSQL did not start at the first attempt; trying again')
    }
    if (performance.now() > deadline) throw new StartError('PostgreSQL was not ready within a minute.')
    await Promise.race([delay(20), launch && !launch.hasExited ? launch.exited : delay(20)])
  }
}

async function createDatabase({ client }: Ownership): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}

function address(installation: PostgresInstallation, { endpoint }: Postmaster, name: string): string {
  return connectionString(endpoint, superuser, readPassword(installation), name)
}
