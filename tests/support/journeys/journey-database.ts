import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database } from '#db/client.ts'

/** Writes into the database of the browser tests what no screen makes in reasonable time. */
export async function inJourneyDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const folder = join(process.env['E2E_DATA_DIR']!, 'postgres')
  const db = connect({
    host: join(folder, 'socket'),
    port: 5432,
    user: 'azahar',
    password: readFileSync(join(folder, 'password'), 'utf8').trim(),
    database: 'azahar',
    max: 1,
  })
  try {
    await work(db)
  } finally {
    await db.$client.end()
  }
}
