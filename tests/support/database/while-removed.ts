import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'

/** The answer to a request that comes while a removal is not committed yet, and that waits for it. */
export async function whileRemoved<Answer>(
  app: TestApp,
  removal: SQL,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const removed = await app.db.transaction(async (tx) => {
    await tx.execute(removal)
    const answer = ask()
    await expect
      .poll(async () => {
        const { rows } = await app.db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length
      })
      .toBe(1)
    return { answer }
  })
  return removed.answer
}
