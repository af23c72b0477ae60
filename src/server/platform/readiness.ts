import type { DatabaseProbe, DatabaseState } from './postgres/database-probe.ts'

/** Whether requests should be sent here, and if not, or not all of them, for which part. */
export type Readiness = { status: 'ok' | 'unavailable'; database: DatabaseState }

/** Says within two seconds whether this process can serve. */
export async function readReadiness(database: Pick<DatabaseProbe, 'look'>): Promise<Readiness> {
  const state = await database.look()
  return { status: state === 'ok' ? 'ok' : 'unavailable', database: state }
}
