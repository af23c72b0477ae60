import type { Files } from '#server/platform/files/files.ts'
import type { DatabaseProbe, DatabaseState } from '#server/platform/postgres/database-probe.ts'
import type { StorageState } from '#server/platform/storage-error.ts'

/**
 * Whether requests should be sent here, and what is wrong. `degraded` serves everything but files that come
 * or go, or some that are missing; without the database, or with tables of another version, there is nothing to serve.
 */
export type Readiness = {
  status: 'ok' | 'degraded' | 'unavailable'
  database: DatabaseState
  files: StorageState
  /** Files that rows refer to and the store does not have; `null` when it cannot be said. */
  missingFiles: number | null
  /** How long the oldest job in the background has waited; old jobs alone do not make a process unready. */
  jobs: { oldestWaitingSeconds: number | null }
}

/** Says within two seconds whether this process can serve. */
export async function readReadiness(
  probe: Pick<DatabaseProbe, 'look'>,
  store: Pick<Files, 'check'>,
): Promise<Readiness> {
  const [{ database, oldestJobSeconds, missingFiles }, files] = await Promise.all([
    probe.look(),
    store.check(),
  ])
  const parts = { database, files, missingFiles, jobs: { oldestWaitingSeconds: oldestJobSeconds } }
  if (database !== 'ok') return { status: 'unavailable', ...parts }
  return { status: files === 'ok' && !missingFiles ? 'ok' : 'degraded', ...parts }
}
