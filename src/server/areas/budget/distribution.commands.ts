import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#db/client.ts'
import { budgets } from '#db/schema/budget.ts'
import { changedDistribution, type DistributionChange } from '#domain/budget/distribution.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { findBudget } from './budget.queries.ts'

/** A category that another member has planned otherwise meanwhile, and the cents that it has now. */
export type OtherPlan = { category: Category; cents: number | null }

/** Changes the plan of some categories as one act, or of none when one is no longer as the change began. */
export function changeDistribution(
  db: Database,
  by: ActingMember<'budget', 'edit'>,
  change: DistributionChange,
): Promise<OtherPlan | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'budget')
    const { distribution: stored } = await findBudget(tx, weddingId)
    const distribution = changedDistribution(stored, change)
    if ('changed' in distribution) {
      return { category: distribution.changed, cents: stored[distribution.changed] ?? null }
    }
    if (isDeepStrictEqual(distribution, stored)) return undefined
    await tx
      .insert(budgets)
      .values({ weddingId, distribution })
      .onConflictDoUpdate({ target: budgets.weddingId, set: { distribution } })
    await recordChange(tx, by, 'budget')
    return undefined
  })
}
