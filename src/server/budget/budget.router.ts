import { weddingMember } from '../procedures.ts'
import { setTotalBudget } from './budget.commands.ts'
import { findTotalBudget } from './budget.queries.ts'

const viewer = weddingMember('budget', 'view')
const editor = weddingMember('budget', 'edit')

export const budgetRouter = {
  get: viewer.budget.get.handler(async ({ context }) => ({
    totalBudget: await findTotalBudget(context.platform.db, context.weddingId),
  })),

  update: editor.budget.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    context.takeResult(await setTotalBudget(db, clock, context, input.totalBudget))
    return { totalBudget: input.totalBudget }
  }),
}
