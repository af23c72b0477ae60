import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The total budget in euros; `null` while the couple has not said. */
export async function findTotalBudget(
  db: Database,
  weddingId: MemberWeddingId<'budget', 'view'>,
): Promise<number | null> {
  const [row] = await db
    .select({ totalBudget: budgets.totalBudget })
    .from(budgets)
    .where(eq(budgets.weddingId, weddingId))
  return row?.totalBudget ?? null
}
