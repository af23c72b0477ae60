import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as auth from './schema/auth.ts'

/** Opens the connection pool of a process. */
export function connect(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ max: 16, ...connection })
  return drizzle({ client: pool, schema: auth })
}

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
