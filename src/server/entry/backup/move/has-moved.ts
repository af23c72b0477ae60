import { DatabaseClient } from '#db/connection/database-client.ts'
import { compareInstallations } from '#server/platform/backup/compare-installations.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { StartError } from '#server/platform/start-error.ts'
import { ownPostgres, reachDatabase } from '../reach-database.ts'
import type { Surroundings } from '../run-backup.ts'
import { moveFiles } from './move-files.ts'
import type { Places } from './places.ts'

/**
 * Whether all rows are at the new place already: a move that was killed after its commit could not say so. The files
 * came before, and its store may lack the mark of the installation. Throws `StartError` when one of both went on since.
 */
export async function hasMoved(
  { from, to, isSameStore }: Places,
  file: string,
  { steps, signal }: Surroundings,
): Promise<boolean> {
  const here = await reachDatabase(from, steps, ownPostgres)
  try {
    await refuseUsed(here.connectionString)
    const there = await reachDatabase(to, steps, ownPostgres)
    try {
      const found = await compareInstallations(here.connectionString, there.connectionString)
      if (found === null) return false
      if (found.differing.length > 0) {
        throw new StartError(
          `The database that ${file} names has this installation already, and not as it is here (${found.differing.slice(0, 3).join(', ')}): it was moved before, and one of both went on. Start with the environment of the one that is to stay; to move again, name an empty database.`,
        )
      }
      if (!isSameStore) {
        const stores = await Promise.all([openFiles(from, systemClock), openFiles(to, systemClock)])
        await moveFiles(here.connectionString, ...stores, signal)
      }
      steps.info(
        `Moved already: all ${found.rows} rows of now are in the database that ${file} names. Start with the new environment; nothing was deleted`,
      )
      return true
    } finally {
      await there.stop()
    }
  } finally {
    await here.stop()
  }
}

/** A server that goes on writing would write into the place that is left. */
async function refuseUsed(connectionString: string): Promise<void> {
  const client = new DatabaseClient({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows[0]!.count > 0)
      throw new StartError(
        'Others are connected to the database: stop the servers first, so that nothing is lost.',
      )
  } finally {
    await client.end()
  }
}
