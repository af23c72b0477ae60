import { SCENARIOS_MAX } from '#domain/budget/scenarios.ts'
import { PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { commentHandlers, countsHandler } from '#server/areas/comments/comment-handlers.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { adoptScenario } from './adopt.commands.ts'
import { setTotalBudget } from './budget.commands.ts'
import { findBudget } from './budget.queries.ts'
import { commentedCategory } from './comment-target.ts'
import { changeDistribution } from './distribution.commands.ts'
import { importSheet } from './import-sheet.commands.ts'
import { removeScenario, saveScenario } from './scenarios.commands.ts'

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
  get: viewer.budget.get.handler(({ context }) => findBudget(context.platform.db, context.weddingId)),

  update: editor.budget.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    context.takeResult(await setTotalBudget(db, clock, context, input.totalBudget))
    return { ...(await findBudget(db, context.weddingId)), totalBudget: input.totalBudget }
  }),

  distribute: editor.budget.distribute.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const other = await changeDistribution(db, context, input.change)
    if (other) throw errors.DISTRIBUTION_CHANGED({ data: other })
    return findBudget(db, context.weddingId)
  }),

  saveScenario: editor.budget.saveScenario.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const refusal = await saveScenario(db, context, input)
    if (refusal === 'changed') throw errors.SCENARIO_CHANGED()
    if (refusal === 'full') throw errors.TOO_MANY_SCENARIOS({ data: { max: SCENARIOS_MAX } })
    return findBudget(db, context.weddingId)
  }),

  removeScenario: editor.budget.removeScenario.handler(async ({ context, input }) => {
    const { db } = context.platform
    await removeScenario(db, context, input.scenarioId)
    return findBudget(db, context.weddingId)
  }),

  adopt: editor.budget.adopt.handler(async ({ context, input, errors }) => {
    const weddingId = proofFor(context, 'vendors', 'edit')
    if (!weddingId) throw errors.SECTION_CLOSED()
    const adopted = await adoptScenario(context.platform.db, { ...context, weddingId }, input)
    if (adopted === 'nothing') throw errors.NOTHING_TO_ADOPT()
    if (typeof adopted === 'object') throw errors.PRICE_CHANGED({ data: adopted })
    announceRows(context, { ...context, section: 'vendors' }, 'vendors')
    return { lineId: adopted }
  }),

  importSheet: editor.budget.importSheet.handler(async ({ context, input, errors }) => {
    const weddingId = proofFor(context, 'vendors', 'edit')
    if (!weddingId) throw errors.SECTION_CLOSED()
    const { platform } = context
    const { vendors, components } = platform.settings.limits.wedding
    const imported = context.takeResult(await importSheet(platform, context, weddingId, input))
    if (imported === 'noComponent') throw errors.COMPONENT_NOT_FOUND()
    if (imported === 'fullOfVendors') throw errors.TOO_MANY_VENDORS({ data: { max: vendors } })
    if (imported === 'fullOfComponents') throw errors.TOO_MANY_COMPONENTS({ data: { max: components } })
    if (imported === 'fullOfPayments') throw errors.TOO_MANY_VENDOR_PAYMENTS({ data: { max: PAYMENTS_MAX } })
    for (const section of ['vendors', 'payments'] as const)
      announceRows(
        context,
        { ...context, weddingId, section: section === 'vendors' ? section : 'budget' },
        section,
      )
    return imported
  }),
}
