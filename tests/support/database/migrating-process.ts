// A process that migrates a database, as the server does when it starts, for tests that kill it.
import { createLog } from '#server/platform/log.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'

const [connectionString, folder] = process.argv.slice(2)
await migrateDatabase(connectionString!, folder!, createLog('lines', process.stdout))
