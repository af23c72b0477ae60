import * as z from 'zod'
import { SCENARIO_VENDORS_MAX } from '#domain/budget/scenarios.ts'
import { CATEGORIES } from '#domain/catalogue/catalogue.ts'
import { full, id, memberRoute, weddingPath } from './base.ts'
import { importSheet } from './budget-sheet.ts'
import { countedCommentsContract } from './comments.ts'
import { distribution, distributionChange } from './distribution.ts'
import { euros } from './money.ts'
import { scenario, scenarioChanges, scenarios, seenVendor } from './scenarios.ts'

/**
 * The sum that the couple wants to spend in all, in euros; `null` when they have not said. Everything else of the
 * budget follows from the vendors: `budgetOf` in `domain/budget/budget.ts` (spec 4). Scenarios count in nothing.
 */
export const budget = z.object({ totalBudget: z.number().nullable(), distribution, scenarios })

export const budgetContract = {
  get: memberRoute('budget', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/budget',
      tags: ['budget'],
      summary: 'The total budget, its plan and its scenarios',
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

  /**
   * Plans amounts for categories, as one act. It is refused whole when one of them is no longer as the change began:
   * what another member has planned since is a conflict.
   */
  distribute: memberRoute('budget', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/budget/distribution',
      tags: ['budget'],
      summary: 'Plan the budget by category',
    })
    .input(weddingPath.extend({ change: distributionChange }))
    .output(budget)
    .errors({
      DISTRIBUTION_CHANGED: {
        status: 409,
        message: 'Another member has planned this category otherwise',
        data: z.object({ category: z.enum(CATEGORIES), cents: z.int32().nullable() }),
      },
    }),

  /**
   * Saves a scenario under its id, of which another name or other changes replace those that they began `from`: what
   * another member has saved since is a conflict.
   */
  saveScenario: memberRoute('budget', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/budget/scenarios',
      tags: ['budget'],
      summary: 'Save a scenario',
    })
    .input(weddingPath.extend({ scenario, from: scenario.nullable().default(null) }))
    .output(budget)
    .errors({
      TOO_MANY_SCENARIOS: full('The wedding keeps as many scenarios as there can be'),
      SCENARIO_CHANGED: { status: 409, message: 'Another member has changed or removed this scenario' },
    }),

  /** Removes a scenario; one that is not there is no error. */
  removeScenario: memberRoute('budget', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/budget/scenarios/remove',
      tags: ['budget'],
      summary: 'Remove a scenario',
    })
    .input(weddingPath.extend({ scenarioId: id }))
    .output(budget),

  /**
   * 'Adoptar': writes the prices and the planned number of guests of a scenario to its vendors, as one line of activity
   * that can be undone. It needs the vendors as well, and is refused when one of them is no longer as it was `seen`.
   */
  adopt: memberRoute('budget', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/budget/adopt',
      tags: ['budget'],
      summary: 'Adopt a scenario',
    })
    .input(
      weddingPath.extend({
        changes: scenarioChanges,
        seen: z.array(seenVendor).min(1).max(SCENARIO_VENDORS_MAX),
      }),
    )
    .output(z.object({ lineId: id }))
    .errors({
      NOTHING_TO_ADOPT: { status: 409, message: 'The scenario changes no price' },
      PRICE_CHANGED: {
        status: 409,
        message: 'A vendor no longer costs what was seen',
        data: z.object({ name: z.string(), euros: z.number() }),
      },
    }),

  importSheet,

  comments: countedCommentsContract('category'),
}
