import { existsSync } from 'node:fs'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { majorVersion, readPassword, superuser } from './cluster.ts'
import { connectionString } from './endpoint.ts'
import { findInstallation } from './installation.ts'
import { findPostmaster } from './pid-file.ts'
import { databaseName, type EmbeddedPostgres, SHARED_FOLDER, startPostgres } from './supervisor.ts'

/**
 * The embedded PostgreSQL of a DATA_DIR for something that only reads: the one that a server runs on, or, when none
 * runs, one that is stopped afterwards. Throws `StartError` where there is no database.
 */
export async function reachPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const none = new StartError(
    `There is no database in ${dataDir}: set DATA_DIR to its folder, or DATABASE_URL.`,
  )
  // Looked for first, because a folder is made otherwise.
  if (!existsSync(dataDir)) throw none
  const installation = findInstallation({ dataDir, sharedFolder: SHARED_FOLDER }, log)
  if (majorVersion(installation) === undefined) throw none
  const postmaster = await findPostmaster(installation)
  if (postmaster && postmaster !== 'starting') {
    const password = readPassword(installation)
    return {
      connectionString: connectionString(postmaster.endpoint, superuser, password, databaseName),
      stop: async () => {},
    }
  }
  // Its statements fail then, and what was begun is taken back.
  return startPostgres({ dataDir, onLost: () => {} }, log)
}
