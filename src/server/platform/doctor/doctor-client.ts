import { DatabaseClient } from '#db/connection/database-client.ts'

/** The time for a connection and for each of its answers, in milliseconds: the doctor says that it waited in vain. */
const PATIENCE_MS = 5000

/** A connection of the doctor's own, beside those of the server. */
export const doctorClient = (url: string) =>
  new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
