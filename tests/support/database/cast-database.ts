import { Client } from 'pg'
import { inject } from 'vitest'
import { copyDatabase, execute, type TestDatabase } from './database.ts'
import { templateDatabase } from './database-address.ts'

const NAME = 'azahar_cast'

/**
 * A copy of the database in which `gather` has made the cast, with what `gather` said of it, as JSON. It is made once
 * in a run: five people who sign up and share two weddings take fifteen times as long as a copy.
 */
export async function copyCastDatabase<T>(
  gather: (connectionString: string) => Promise<T>,
): Promise<{ database: TestDatabase; gathered: T }> {
  const gathered = await gatherOnce(gather)
  const database = await copyDatabase(NAME)
  await bringUpToNow(database.connectionString)
  return { database, gathered }
}

/** Sign-ins and attempts date from the copy: a session is fresh for ten minutes, a run of all tests takes longer. */
export const bringUpToNow = (connectionString: string): Promise<void> =>
  execute(
    connectionString,
    `with age as (select now() - max(created_at) as passed from auth.session),
     limits as (update rate_limits set reset_at = reset_at + passed from age)
     update auth.session set created_at = created_at + passed, updated_at = updated_at + passed,
       expires_at = expires_at + passed from age`,
  )

/** The first file that asks makes it, while files of other workers wait; its comment says that it is complete. */
async function gatherOnce<T>(gather: (connectionString: string) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: inject('postgres') })
  await server.connect()
  try {
    await server.query(`select pg_advisory_lock(hashtextextended('azahar/cast', 0))`)
    const { rows } = await server.query<{ gathered: string | null }>(
      `select shobj_description(oid, 'pg_database') as gathered from pg_database where datname = '${NAME}'`,
    )
    if (rows[0]?.gathered) return JSON.parse(rows[0].gathered)
    await server.query(`drop database if exists ${NAME} with (force)`)
    const { connectionString } = await copyDatabase(templateDatabase, NAME)
    const gathered = await gather(connectionString)
    // The files of the app that made it are gone, so the copies join stores of their own.
    await execute(connectionString, 'delete from installation')
    await server.query(`comment on database ${NAME} is ${server.escapeLiteral(JSON.stringify(gathered))}`)
    return gathered
  } finally {
    await server.end()
  }
}
