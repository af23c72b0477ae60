import { commentHandlers, countsHandler } from '#server/areas/comments/comment-handlers.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { setTotalBudget } from './budget.commands.ts'
import { findTotalBudget } from './budget.queries.ts'
import { commentedCategory } from './comment-target.ts'

const viewer = weddingMember('budget', 'view')
const editor = weddingMember('budget', 'edit')

const commented = commentHandlers(commentedCategory, (errors: { CATEGORY_NOT_FOUND: () => Error }) =>
  errors.CATEGORY_NOT_FOUND(),
)

const comments = {
  list: viewer.budget.comments.list.handler(commented.list),
  add: editor.budget.comments.add.handler(commented.add),
  update: editor.budget.comments.update.handler(commented.update),
  remove: editor.budget.comments.remove.handler(commented.remove),
  counts: viewer.budget.comments.counts.handler(countsHandler(commentedCategory)),
}

export const budgetRouter = {
  comments,
  get: viewer.budget.get.handler(async ({ context }) => ({
    totalBudget: await findTotalBudget(context.platform.db, context.weddingId),
  })),

  update: editor.budget.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    context.takeResult(await setTotalBudget(db, clock, context, input.totalBudget))
    return { totalBudget: input.totalBudget }
  }),
}
