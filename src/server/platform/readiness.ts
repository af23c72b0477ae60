import type { Files } from './files/files.ts'
import type { StorageState } from './files/storage-error.ts'
import type { DatabaseProbe, DatabaseState } from './postgres/database-probe.ts'

/**
 * Whether requests should be sent here, and what is wrong. `degraded` serves everything but files that come
 * or go; without the database there is nothing to serve.
 */
export type Readiness = {
  status: 'ok' | 'degraded' | 'unavailable'
  database: DatabaseState
  files: StorageState
  /** How long the oldest job in the background has waited; old jobs alone do not make a process unready. */
  jobs: { oldestWaitingSeconds: number | null }
}

/** Says within two seconds whether this process can serve. */
export async function readReadiness(
  probe: Pick<DatabaseProbe, 'look'>,
  store: Pick<Files, 'check'>,
): Promise<Readiness> {
  const [{ database, oldestJobSeconds }, files] = await Promise.all([probe.look(), store.check()])
  const parts = { database, files, jobs: { oldestWaitingSeconds: oldestJobSeconds } }
  if (database !== 'ok') return { status: 'unavailable', ...parts }
  return { status: files === 'ok' ? 'ok' : 'degraded', ...parts }
}
