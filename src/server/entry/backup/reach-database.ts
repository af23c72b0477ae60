import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import { checkDatabase } from '#server/platform/postgres/check-database.ts'
import { type EmbeddedPostgres, startPostgres } from '#server/platform/postgres/supervisor.ts'

/** The database of the configuration; an embedded one is reached as `embedded` says. */
export async function reachDatabase(
  { database, dataDir }: Config,
  steps: Log,
  embedded: (dataDir: string, steps: Log) => Promise<EmbeddedPostgres>,
): Promise<EmbeddedPostgres> {
  if (database.kind === 'embedded') return embedded(dataDir, steps)
  await checkDatabase(database.url)
  return { connectionString: database.url, stop: async () => {} }
}

/** The embedded database for this process alone: refused while a server runs on it. */
export const ownPostgres = (dataDir: string, steps: Log): Promise<EmbeddedPostgres> =>
  startPostgres({ dataDir, onLost: (error) => steps.fatal(error.message) }, steps)
