import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'

/** A wedding that grows by so many rows at once is another one for the planner of statements. */
const MANY_ROWS = 400

type Table = 'guests' | 'households'

/**
 * Tells the database how many rows a wedding has after many were written at once. By itself it looks again after a
 * minute at the earliest, and until then compares each of ten thousand guests with each other, for what it believes are
 * a few. What another process looks at already is left out.
 */
export async function countAgain(tx: Transaction, written: number, tables: readonly Table[]): Promise<void> {
  if (written < MANY_ROWS) return
  await tx.execute(sql.raw(`analyze (skip_locked) ${tables.join(', ')}`))
}
