import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '#server/platform/log.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import type { TestDatabase } from './database.ts'

const migrations = fileURLToPath(new URL('../../../src/db/migrations', import.meta.url))

export type OwnPostgres = Omit<TestDatabase, 'copy'> & {
  /** Every process of the server stands still, as on a frozen host: connections stay open and say nothing. */
  freeze(): void
  thaw(): void
  /** The server dies with all its connections, and is started again. */
  crash(): void
  dataDir: string
  /** Its processes now: those that it starts later are children of the first. */
  pids(): number[]
}

/**
 * A PostgreSQL of the test's own, with all tables and no rows, that may be treated badly. Only a durable one
 * keeps what it has committed when it crashes.
 */
export async function startOwnPostgres(durable = false): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const onLost = (error: Error) => {
    throw error
  }
  const silent = createLog('lines', { write: () => {} })
  const postgres = await startPostgres({ dataDir, durable, onLost }, silent)
  await migrateDatabase(postgres.connectionString, migrations)
  return {
    connectionString: postgres.connectionString,
    freeze: () => signal(pidOf(dataDir), 'SIGSTOP'),
    thaw: () => signal(pidOf(dataDir), 'SIGCONT'),
    dataDir,
    pids: () => [pidOf(dataDir), ...childrenOf(pidOf(dataDir))],
    crash: () => process.kill(pidOf(dataDir), 'SIGQUIT'),
    async drop() {
      signal(pidOf(dataDir), 'SIGCONT')
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const pidOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)

/** The postmaster first: it makes the other processes. */
function signal(postmaster: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  process.kill(postmaster, name)
  for (const pid of childrenOf(postmaster)) signalIfRunning(pid, name)
}

/** A child that the postmaster has just let go on may have ended since it was listed. */
function signalIfRunning(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    return Number(/\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null
  }
}
