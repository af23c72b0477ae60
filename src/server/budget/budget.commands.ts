import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import { type ActingMember, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'

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
