import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#db/client.ts'
import { seedPlanners } from '#db/seed/planners.ts'

/** Puts the planners of the demo into the database of the browser tests; may be called by several at once. */
export async function listPlanners(): Promise<void> {
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
    await seedPlanners(db)
  } finally {
    await db.$client.end()
  }
}
