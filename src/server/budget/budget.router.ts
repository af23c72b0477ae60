import { weddingMember } from '../procedures.ts'
import { setTotalBudget } from './budget.commands.ts'
import { findTotalBudget } from './budget.queries.ts'

export const budgetRouter = {
  get: weddingMember.budget.get.handler(async ({ context }) => ({
    totalBudget: await findTotalBudget(context.platform.db, context.weddingId),
  })),

  update: weddingMember.budget.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    context.takeResult(await setTotalBudget(db, clock, context, input.totalBudget))
    return { totalBudget: input.totalBudget }
  }),
}
