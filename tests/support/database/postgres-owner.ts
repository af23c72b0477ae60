// A process that owns an embedded PostgreSQL, as the server does, for tests that kill it.
import { createLog } from '#server/platform/log.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import { StartError } from '#server/platform/start-error.ts'

const [dataDir, sharedFolder] = process.argv.slice(2)
const fail = (error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

try {
  const options = { dataDir: dataDir!, sharedFolder, onLost: fail }
  const postgres = await startPostgres(options, createLog('lines', process.stderr))
  process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0), fail))
  console.log(postgres.connectionString)
} catch (error) {
  fail(error)
}
