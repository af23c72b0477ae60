import { and, eq, ne, sql } from 'drizzle-orm'
import type { Closure } from '#contract/calendar.ts'
import type { Database } from '#db/client.ts'
import { plannerClosures } from '#db/schema/calendar.ts'
import { CLOSURES_MAX } from '#domain/calendar/closures.ts'
import type { Platform } from '#server/core/context.ts'

/** Closes days; the lock on the planner's profile keeps two from being the last ones. */
export function saveClosure(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerId: string,
  closure: Closure,
): Promise<Closure | 'full'> {
  const { id, ...days } = closure
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${ownerId} for no key update`)
    const others = and(eq(plannerClosures.ownerId, ownerId), ne(plannerClosures.id, id))
    if ((await tx.$count(plannerClosures, others)) >= CLOSURES_MAX) return 'full'
    await tx
      .insert(plannerClosures)
      .values({ ownerId, id, ...days, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [plannerClosures.ownerId, plannerClosures.id], set: days })
    return closure
  })
}

/** Opens days again; their page may close them under the same id. */
export const removeClosure = (db: Database, ownerId: string, id: string) =>
  db.delete(plannerClosures).where(and(eq(plannerClosures.ownerId, ownerId), eq(plannerClosures.id, id)))
