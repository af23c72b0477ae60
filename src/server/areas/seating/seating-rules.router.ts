import { SEATING_RULES_MAX } from '#domain/seating/seating-rules.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addRule, removeRule, updateRule } from './seating-rules.commands.ts'
import { listRulesJson } from './seating-rules.queries.ts'

const viewer = weddingMember('seating', 'view')
const editor = weddingMember('seating', 'edit')

export const seatingRulesRouter = {
  rules: viewer.seating.rules.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listRulesJson(db, weddingId)),
  ),

  addRule: editor.seating.addRule.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const rule = await addRule(context.platform.db, context, added)
    if (rule === 'unclear') throw errors.RULE_UNCLEAR()
    if (rule === 'ofOne') throw errors.RULE_OF_ONE()
    if (rule === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (rule === 'noHousehold') throw errors.HOUSEHOLD_NOT_FOUND()
    if (rule === 'full') throw errors.TOO_MANY_SEATING_RULES({ data: { max: SEATING_RULES_MAX } })
    return rule
  }),

  updateRule: editor.seating.updateRule.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ruleId, ...changes } = input
    const rule = await updateRule(context.platform.db, context, ruleId, changes)
    if (!rule) throw errors.RULE_NOT_FOUND()
    return rule
  }),

  removeRule: editor.seating.removeRule.handler(async ({ context, input, errors }) => {
    if (!(await removeRule(context.platform.db, context, input.ruleId))) throw errors.RULE_NOT_FOUND()
    return { removed: true } as const
  }),
}
