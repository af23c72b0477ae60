import { eq } from 'drizzle-orm'
import type { Scenario } from '#contract/scenarios.ts'
import type { Database, Transaction } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import type { Distribution } from '#domain/budget/distribution.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The total budget in euros, null while the couple has not said, its plan and its scenarios. */
export async function findBudget(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'budget', 'view'>,
): Promise<{ totalBudget: number | null; distribution: Distribution; scenarios: Scenario[] }> {
  const [row] = await db
    .select({
      totalBudget: budgets.totalBudget,
      distribution: budgets.distribution,
      scenarios: budgets.scenarios,
    })
    .from(budgets)
    .where(eq(budgets.weddingId, weddingId))
  return row ?? { totalBudget: null, distribution: {}, scenarios: [] }
}
