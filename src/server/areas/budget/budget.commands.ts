import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Sets the total budget in euros, or takes it away with `null`. */
export async function setTotalBudget(
  db: Database,
  clock: Clock,
  by: ActingMember<'budget', 'edit'>,
  totalBudget: number | null,
): Promise<Notified | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const changed = await tx
      .insert(budgets)
      .values({ weddingId, totalBudget })
      .onConflictDoUpdate({
        target: budgets.weddingId,
        set: { totalBudget },
        setWhere: sql`${budgets.totalBudget} is distinct from excluded.total_budget`,
      })
      .returning({ weddingId: budgets.weddingId })
    if (changed.length === 0) return
    await recordChange(tx, by, 'budget')
    await notify(tx, clock, by, 'budget.changed', { totalBudget })
    return new Notified(undefined)
  })
}
