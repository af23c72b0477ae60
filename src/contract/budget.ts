import * as z from 'zod'
import { memberRoute, weddingPath } from './base.ts'
import { countedCommentsContract } from './comments.ts'
import { euros } from './money.ts'

/**
 * The sum that the couple wants to spend in all, in euros; `null` when they have not said. Everything else of the
 * budget follows from the vendors: `budgetOf` in `domain/budget/budget.ts` (spec 4).
 */
export const budget = z.object({ totalBudget: z.number().nullable() })

export const budgetContract = {
  get: memberRoute('budget', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/budget',
      tags: ['budget'],
      summary: 'The total budget',
    })
    .input(weddingPath)
    .output(budget),

  /** Sets the total budget, or takes it away with `null`. */
  update: memberRoute('budget', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/budget',
      tags: ['budget'],
      summary: 'Set the total budget',
    })
    .input(weddingPath.extend({ totalBudget: euros.nullable() }))
    .output(budget),

  comments: countedCommentsContract('category'),
}
