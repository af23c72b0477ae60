import type { Database } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { recordChange } from '../changes.ts'

/** Sets the total budget in euros, or takes it away with `null`. */
export async function setTotalBudget(db: Database, weddingId: MemberWeddingId, totalBudget: number | null) {
  await db.transaction(async (tx) => {
    await tx
      .insert(budgets)
      .values({ weddingId, totalBudget })
      .onConflictDoUpdate({ target: budgets.weddingId, set: { totalBudget } })
    await recordChange(tx, weddingId, 'budget')
  })
}
